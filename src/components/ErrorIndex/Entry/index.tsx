import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';

import EntryPage from '@site/src/components/EntryPage';
import { describe } from '@site/src/lib/decode';
import {
  ERROR_GROUPS,
  ERROR_INDEX_GROUP,
  ERRORS_PATH,
  placedError,
} from '@site/src/lib/errorIndex';

const INDEX = { name: ERROR_INDEX_GROUP, path: ERRORS_PATH, all: 'All errors' };

/** A message of a compiler or a build tool: who says it, and the text of its file. */
export default function ErrorPage({ content }: Pick<Props, 'content'>): ReactNode {
  const { metadata, frontMatter } = content;
  const placed = placedError(frontMatter);
  if (!placed.ok) throw new Error(`${metadata.permalink}: ${describe(placed.error)}.`);
  const { group, page, ...lifetime } = placed.value;
  return (
    <EntryPage
      content={content}
      index={INDEX}
      noun="error"
      group={ERROR_GROUPS[group]}
      lifetime={lifetime}
      page={page}
    />
  );
}
