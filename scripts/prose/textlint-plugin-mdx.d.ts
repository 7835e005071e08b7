/** The package ships no types. */
declare module 'textlint-plugin-mdx' {
  import { type TextlintPluginCreator } from '@textlint/types';

  const plugin: TextlintPluginCreator;
  export default plugin;
}
