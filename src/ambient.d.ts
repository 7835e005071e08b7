/** Programs with their output, of `plugins/compiled-examples`. */
declare module '@generated/compiled-examples/default/*' {
  const programs: unknown;
  export default programs;
}

/** What plugins/syntax-lookup gives to the search page; `src/data/syntaxLookup.ts` checks it. */
declare module '@generated/syntax-lookup/default/*' {
  const programs: unknown;
  export default programs;
}

/** What plugins/site-data gives to applications; `src/data/site.ts` checks it. */
declare module '@generated/site-data/default/*' {
  const data: unknown;
  export default data;
}

/** Entries and messages, of plugins/error-index; `src/data/errorIndex.ts` and `src/data/knownErrors.ts` check them. */
declare module '@generated/error-index/default/*' {
  const data: unknown;
  export default data;
}
