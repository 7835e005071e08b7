/** What readers did to buttons before the scripts came: `plugins/static-articles/startShell.ts` keeps it. */

/** What a reader did to a button before the scripts came. */
export interface EarlyAction {
  readonly button: HTMLElement;
  /** The key that was pressed on a tab to reach another one; without it the button was clicked. */
  readonly key?: string;
}

/** What readers did before the scripts came. */
export interface EarlyInput {
  /** In their order. */
  readonly actions: readonly EarlyAction[];
  /** Ends the keeping: somebody listens. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}
