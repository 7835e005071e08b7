/** Elements of a page in WebKit, with the part of Playwright's `Locator` that journeys use. */
import { unsupported } from '../unsupported';
import { type Step, stepsOf, textMatch } from './selection';
import type { WebKitPage } from './page';

/** How long something may take to be ready or to become true, in milliseconds: as in `playwright.config.ts`. */
export const PATIENCE_MS = 30_000;

interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly includeHidden?: boolean;
  readonly [option: string]: unknown;
}

interface FilterOptions {
  readonly hasText?: string | RegExp;
  readonly has?: WebKitLocator;
  readonly visible?: boolean;
}

/** How to click. */
export interface ClickOptions {
  readonly button?: 'right' | 'middle';
  readonly modifiers?: readonly string[];
  /** Whether something may be over the element. */
  readonly force?: boolean;
}

/** A function for the page; it gets elements and what it is given besides. */
type ForElements = (elements: never, argument: never) => unknown;

/** Elements that are looked for anew with each use. */
export class WebKitLocator {
  constructor(
    readonly owner: WebKitPage,
    readonly steps: readonly Step[],
  ) {}

  private with(...steps: readonly Step[]): WebKitLocator {
    return new WebKitLocator(this.owner, [...this.steps, ...steps]);
  }

  locator(selector: string | WebKitLocator, options: FilterOptions = {}): WebKitLocator {
    const found =
      typeof selector === 'string'
        ? this.with(...stepsOf(selector))
        : this.with({ kind: 'within', steps: selector.steps });
    return found.filter(options);
  }
  getByRole(
    role: string,
    { name, exact, includeHidden, ...options }: RoleOptions = {},
  ): WebKitLocator {
    return this.with({
      kind: 'role',
      role,
      ...(name !== undefined && { name: textMatch(name, exact) }),
      options: { ...options, ...(includeHidden && { hidden: true }) },
    });
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): WebKitLocator {
    return this.with({ kind: 'text', text: textMatch(text, exact) });
  }
  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): WebKitLocator {
    return this.with({ kind: 'label', text: textMatch(text, exact) });
  }
  filter({ hasText, has, visible }: FilterOptions): WebKitLocator {
    return this.with(
      ...(hasText === undefined ? [] : [{ kind: 'hasText', text: textMatch(hasText) } as const]),
      ...(has === undefined ? [] : [{ kind: 'has', steps: has.steps } as const]),
      ...(visible ? [{ kind: 'visible' } as const] : []),
    );
  }
  and(other: WebKitLocator): WebKitLocator {
    return this.with({ kind: 'and', steps: other.steps });
  }
  first(): WebKitLocator {
    return this.nth(0);
  }
  last(): WebKitLocator {
    return this.nth(-1);
  }
  nth(index: number): WebKitLocator {
    return this.with({ kind: 'nth', index });
  }
  frameLocator(selector: string): WebKitLocator {
    return this.with(...stepsOf(selector), { kind: 'frame' });
  }
  contentFrame(): WebKitLocator {
    return this.with({ kind: 'frame' });
  }

  /** Runs a function with all elements, as many as there are. */
  async evaluateAll(run: ForElements, argument?: unknown): Promise<unknown> {
    const session = await this.owner.session();
    return session.run(this.steps, run.toString(), argument);
  }

  /** Runs a function with the one element, once it is there. */
  async evaluate(run: ForElements, argument?: unknown): Promise<unknown> {
    return this.once(
      `(elements, argument) => (${run.toString()})(elements[0], argument)`,
      argument,
    );
  }

  async count(): Promise<number> {
    return Number(await this.evaluateAll((elements: readonly Element[]) => elements.length));
  }
  async all(): Promise<readonly WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }
  async isVisible(): Promise<boolean> {
    const session = await this.owner.session();
    return Boolean(
      await session.run(this.steps, '(elements) => elements.length > 0 && isVisible(elements[0])'),
    );
  }
  async isChecked(): Promise<boolean> {
    return Boolean(await this.evaluate((element: HTMLInputElement) => element.checked));
  }
  async textContent(): Promise<string> {
    return String(await this.evaluate((element: Element) => element.textContent));
  }
  async innerText(): Promise<string> {
    return String(await this.evaluate((element: HTMLElement) => element.innerText));
  }
  async allTextContents(): Promise<unknown> {
    return this.evaluateAll((elements: readonly Element[]) =>
      elements.map((element) => element.textContent),
    );
  }
  async inputValue(): Promise<string> {
    return String(await this.evaluate((element: HTMLInputElement) => element.value));
  }
  async getAttribute(name: string): Promise<unknown> {
    return this.evaluate((element: Element, of: string) => element.getAttribute(of), name);
  }
  /** The name that the browser itself has for the element. */
  async accessibleName(): Promise<string> {
    const session = await this.owner.session();
    return session.within(this.steps, async () =>
      (await session.elementAt(this.steps)).getAccessibleName(),
    );
  }
  async boundingBox(): Promise<unknown> {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element: Element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  }
  async focus(): Promise<void> {
    this.staysOutOfFrames();
    await this.evaluate((element: HTMLElement) => element.focus());
  }
  async fill(text: string): Promise<void> {
    this.staysOutOfFrames();
    await this.once('(elements, text) => fill(elements[0], text)', text);
  }
  async selectOption(wanted: string | { readonly label: string }): Promise<void> {
    await this.evaluate(
      (select: HTMLSelectElement, option: string) => {
        const chosen = [...select.options].find(
          ({ value, label }) => value === option || label === option,
        );
        if (!chosen) throw new Error(`there is no option ${option}`);
        select.focus();
        select.value = chosen.value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      typeof wanted === 'string' ? wanted : wanted.label,
    );
  }
  async click(options: ClickOptions = {}): Promise<void> {
    await this.owner.mouse.clickOn(this, options);
  }
  /** The driver has no fingers; browsers follow a touch with a click at its place. */
  async tap(): Promise<void> {
    await this.click();
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }
  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }
  async hover(): Promise<void> {
    await this.owner.mouse.moveOnto(this);
  }
  async press(keys: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.press(keys);
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.type(text);
  }
  async waitFor({
    state = 'visible',
  }: { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}): Promise<void> {
    await this.owner.until(async () => {
      const isThere =
        state === 'attached' || state === 'detached'
          ? (await this.count()) > 0
          : await this.isVisible();
      return isThere === (state === 'visible' || state === 'attached')
        ? undefined
        : `it is not ${state}`;
    }, `${this}`);
  }

  /**
   * Where to point at the element, in the window, once it can be pointed at.
   *
   * @param isForced whether something may be over it
   */
  async point(isForced = false): Promise<{ x: number; y: number }> {
    const point = { x: 0, y: 0 };
    const session = await this.owner.session();
    const find = `(elements, isForced) =>
      elements.length === 1 ? target(elements[0], isForced) : elements.length + ' elements fit'`;
    await this.owner.until(async () => {
      await session.scrollToFrame(this.steps);
      const { value, x, y } = await session.inFrames(this.steps, () =>
        session.runHere(this.steps, find, isForced),
      );
      if (typeof value === 'string') return value;
      const found = value as { x: number; y: number };
      point.x = Math.round(found.x + x);
      point.y = Math.round(found.y + y);
      return undefined;
    }, `${this}`);
    return point;
  }

  /** A script may not take the focus into a frame of another origin, and the driver has no other way. */
  private staysOutOfFrames(): void {
    if (this.steps.some(({ kind }) => kind === 'frame')) {
      unsupported('WebKitWebDriver', 'put the focus into a frame');
    }
  }

  /** Runs a text as a function once there is exactly one element. */
  private async once(run: string, argument?: unknown): Promise<unknown> {
    const session = await this.owner.session();
    let value: unknown;
    await this.owner.until(async () => {
      const answer = (await session.run(
        this.steps,
        `async (elements, argument) => elements.length === 1
          ? { value: await (${run})(elements, argument) }
          : { count: elements.length }`,
        argument,
      )) as { value?: unknown; count?: number };
      value = answer.value;
      return answer.count === undefined ? undefined : `${answer.count} elements fit`;
    }, `${this}`);
    return value;
  }

  toString(): string {
    return this.steps.map(({ kind, ...rest }) => `${kind} ${JSON.stringify(rest)}`).join(' > ');
  }
}
