/**
 * `window.docusaurus` of the development server: links fetch nothing ahead, because what is fetched
 * is compiled, and its errors are shown.
 */
import { renewStyles } from './renewStyles';
import { adoptOrphans, type RunModules, silentUpdates } from './silentUpdates';

/** Part of https://webpack.js.org/api/hot-module-replacement/#management-api. */
interface Hot {
  status(): string;
  addStatusHandler(handler: (status: string) => void): void;
  apply(): Promise<unknown>;
}

declare const __webpack_require__: { readonly c: RunModules };
declare const module: { readonly hot?: Hot };

/** Tells those above a proxy of updates that it has kept to itself. */
function passOnSilentUpdates(hot: Hot): void {
  let before: RunModules = {};
  const silent = new Set<string>();
  hot.addStatusHandler((status) => {
    if (status === 'check') {
      adoptOrphans(__webpack_require__.c);
      before = { ...__webpack_require__.c };
    }
    if (status !== 'idle') return;
    silentUpdates(before, __webpack_require__.c).forEach((proxy) => silent.add(proxy));
    before = {};
    // Whoever applied this update may go on to the next one first.
    setTimeout(() => {
      if (silent.size === 0 || hot.status() !== 'idle') return;
      silent.forEach((proxy) => __webpack_require__.c[proxy]?.hot.invalidate());
      silent.clear();
      hot.apply().catch(() => window.location.reload());
    });
  });
}

if (module.hot) {
  passOnSilentUpdates(module.hot);
  renewStyles();
}

export default Object.freeze({ prefetch: () => false, preload: () => false });
