/** The search dialog beside the page, drawn when it is opened for the first time. */
import { createRoot } from 'react-dom/client';

import SearchDialog from '@site/src/components/SearchDialog';
import type { CaughtText } from '@site/src/lib/search/dialog/opening';

// The dialog puts itself at the end of the page.
const root = createRoot(document.createDocumentFragment());

function draw(text: CaughtText | undefined): void {
  root.render(<SearchDialog text={text} onClose={close} />);
}

function close(): void {
  draw(undefined);
}

/** Opens the dialog with what the reader wrote while it was on its way. */
export function openSearch(text: CaughtText): void {
  draw(text);
}
