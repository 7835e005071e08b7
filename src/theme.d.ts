import '@theme/MDXContent';

declare module '@theme/MDXContent' {
  export interface Props {
    /** The heading of the page, where the content has none of its own. */
    readonly title?: string | undefined;
  }
}
