/** One script for the document that runs programs and for its worker, which has no other to load. */
import { startPage } from './page';
import { startWorker } from './worker';

if (typeof document === 'undefined') startWorker();
else startPage(document.currentScript?.textContent ?? '');
