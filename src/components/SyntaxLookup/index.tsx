import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

import InlineCode from '@site/src/components/InlineCode';
import ListPage from '@site/src/components/ListPage';
import NothingFound from '@site/src/components/NothingFound';
import SearchField from '@site/src/components/SearchField';
import { CONSTRUCTS, LOOKUP_GROUPS, type LookupGroup } from '@site/src/data/syntaxLookup';
import { type Construct, SYNTAX_PATH } from '@site/src/lib/syntaxLookup';
import { countOf } from '@site/src/lib/wordFilter';

import styles from './styles.module.css';

function Card({ entry }: { entry: Construct }): ReactNode {
  const isDeprecated = entry.status === 'deprecated';
  useBrokenLinks().collectAnchor(entry.id);
  return (
    // The id keeps addresses of the former page alive where no script leads on from them.
    <li
      id={entry.id}
      className={styles.card}
      data-card={entry.name}
      data-keywords={entry.keywords.join('\n')}
    >
      <Link to={`${SYNTAX_PATH}/${entry.id}`} className={styles.link}>
        <code className={styles.name}>{isDeprecated ? <s>{entry.name}</s> : entry.name}</code>
        <span className={styles.text}>
          {isDeprecated && <strong>Deprecated. </strong>}
          <span data-summary="">
            <InlineCode text={entry.summary} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The id of a group's heading; those of constructs are names of their own. */
const groupId = ({ key }: LookupGroup): string => `group-${key}`;

function Group({ group }: { group: LookupGroup }): ReactNode {
  const id = groupId(group);
  useBrokenLinks().collectAnchor(id);
  return (
    <section data-list-section="">
      <h2 id={id} className={styles.heading}>
        {group.label}
      </h2>
      <ul className={styles.list}>
        {group.entries.map((entry) => (
          <Card key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** Every construct of the language, in groups, with a search box (`src/behaviours/lists/syntax.ts`). */
export default function SyntaxLookup(): ReactNode {
  return (
    <ListPage
      list="syntax"
      title="Syntax Lookup"
      lead="Did you come across a symbol or a word in ReScript code? Type it here to find out what it does, or browse the groups. A full name takes you to its page."
    >
      <SearchField
        label="Search constructs"
        name="search"
        example="->, @as, switch"
        status={`${CONSTRUCTS.length} of ${countOf(CONSTRUCTS.length, 'construct')}`}
      />
      <nav aria-label="Groups" className={styles.groups} data-list-groups="">
        {LOOKUP_GROUPS.map((group) => (
          <Link key={group.key} to={`#${groupId(group)}`}>
            {group.label}
          </Link>
        ))}
      </nav>
      {LOOKUP_GROUPS.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      <NothingFound className={styles.empty} />
    </ListPage>
  );
}
