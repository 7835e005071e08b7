import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

/** The text of a docs page: its heading, where the text has none of its own, and its content. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasHeading = Boolean(frontMatter.hide_title) || contentTitle !== undefined;
  return (
    <div className={ThemeClassNames.docs.docMarkdown}>
      <MDXContent title={hasHeading ? undefined : metadata.title}>{children}</MDXContent>
    </div>
  );
}
