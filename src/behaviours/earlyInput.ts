/** Answers what readers did to buttons before the scripts came (`plugins/static-articles/startShell.ts`). */
import '../lib/earlyInput';

/** A key moves on from the tab that the key before it led to. */
function press(key: string, tab: HTMLElement): void {
  const { activeElement } = document;
  const tabs = tab.closest('[role="tablist"]');
  const target = activeElement && tabs?.contains(activeElement) ? activeElement : tab;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Call it when all listeners are there. */
export function answerEarlyInput(): void {
  const { earlyInput: early } = window;
  if (!early) return;
  early.stop();
  for (const { button, key } of early.actions) {
    if (!button.isConnected) continue;
    if (key === undefined) button.click();
    else press(key, button);
  }
}
