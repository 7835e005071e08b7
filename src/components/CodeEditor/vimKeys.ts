/** Keys of Vim; imported when first wanted, for they are a quarter of the editor. */
import type { Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import { vim } from '@replit/codemirror-vim';

/** Names the field for commands, which comes without a label. */
const labelledCommands = ViewPlugin.define(({ dom }) => {
  const label = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.closest('.cm-vim-panel')) {
      target.setAttribute('aria-label', 'Vim command');
    }
  };
  dom.addEventListener('focusin', label);
  return { destroy: () => dom.removeEventListener('focusin', label) };
});

/** Vim keys with a line for commands and the mode. */
export const vimKeys: Extension = [vim({ status: true }), labelledCommands];
