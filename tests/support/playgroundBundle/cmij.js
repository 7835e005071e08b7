/** Registers a library of the test bundle with the compiler, which must be there (script.ts). */
(() => {
  const { library } = globalThis.testBundleFacts;
  if (!globalThis.testBundleLibraries) {
    throw new Error(`Expected compiler.js before cmij.js of ${library}, got no compiler.`);
  }
  globalThis.testBundleLibraries.push(library);
})();
