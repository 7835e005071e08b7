import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';

import EntryPage from '@site/src/components/EntryPage';
import { describe } from '@site/src/lib/decode';
import { placedConstruct, SYNTAX_GROUPS, SYNTAX_PATH } from '@site/src/lib/syntaxLookup';

import styles from './styles.module.css';

const INDEX = { name: 'Syntax Lookup', path: SYNTAX_PATH, all: 'All constructs' };

/** A construct of the language: its name, where it exists, and the text of its file. */
export default function SyntaxEntry({ content }: Pick<Props, 'content'>): ReactNode {
  const { metadata, frontMatter } = content;
  const placed = placedConstruct(frontMatter);
  if (!placed.ok) throw new Error(`${metadata.permalink}: ${describe(placed.error)}.`);
  const { group, status, page, ...lifetime } = placed.value;
  const isDeprecated = status === 'deprecated';
  return (
    <EntryPage
      content={content}
      index={INDEX}
      noun="construct"
      group={SYNTAX_GROUPS[group]}
      lifetime={lifetime}
      page={page}
      heading={
        <code className={styles.name}>
          {isDeprecated ? <s>{metadata.title}</s> : metadata.title}
        </code>
      }
      status={isDeprecated && <strong>Deprecated. </strong>}
    />
  );
}
