/** The data of all plugins, which the client gets a shorter version of under its usual name. */
declare module '@generated/globalData.json?complete' {
  import type { GlobalData } from '@docusaurus/types';

  const globalData: GlobalData;
  export default globalData;
}

/** Of the plugin that looks after articles (`plugins/static-articles/stateful`). */
declare module '@theme/RefuseState' {
  import type { ReactNode } from 'react';

  /** Stops the build where what it holds needs React in the browser (`plugins/static-articles`). */
  export default function RefuseState(props: { readonly children: ReactNode }): ReactNode;
}

/** Programs with their output, of `plugins/compiled-examples`. */
declare module '@generated/compiled-examples/default/*' {
  const programs: unknown;
  export default programs;
}

/** The site's base URL, as the bundler knows it; there is none in tests. */
declare const __webpack_public_path__: string | undefined;

/** What plugins/syntax-lookup gives to the search page; `src/data/syntaxLookup.ts` checks it. */
declare module '@generated/syntax-lookup/default/*' {
  const programs: unknown;
  export default programs;
}
