/**
 * The styles of all components of the site. Articles are made of components that the client does not
 * have: this names their style sheets, so that the bundler puts them into that of the site.
 */
declare global {
  interface ImportMeta {
    /** Of the bundler: all modules of a folder. */
    readonly webpackContext: (
      folder: string,
      options: { readonly regExp: RegExp; readonly mode: 'eager' },
    ) => unknown;
  }
}

export default import.meta.webpackContext('../../../src/components', {
  regExp: /\.module\.css$/,
  mode: 'eager',
});
