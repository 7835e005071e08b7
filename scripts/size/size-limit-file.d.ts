/** The package ships no types. */
declare module '@size-limit/file' {
  const plugins: ((...parameters: unknown[]) => unknown)[];
  export default plugins;
}
