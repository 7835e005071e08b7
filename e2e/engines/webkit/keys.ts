/** Keys by the names that Playwright has for them. */
import { Key } from 'selenium-webdriver';

const NAMED: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  // Playwright's name for Control, and for Command on a Mac.
  ControlOrMeta: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Meta: Key.META,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
};

/**
 * The keys of a chord such as `Control+Shift+Tab`, in the order in which they go down.
 *
 * @throws Error for a name that is not in the list
 */
export function chord(keys: string): readonly string[] {
  const names = keys === '+' ? ['+'] : keys.split('+');
  return names.map((name) => {
    const key = NAMED[name] ?? (/^Key[A-Z]$/.test(name) ? name.slice(3).toLowerCase() : name);
    if ([...key].length !== 1) throw new Error(`Expected the name of a key, got "${name}".`);
    return key;
  });
}
