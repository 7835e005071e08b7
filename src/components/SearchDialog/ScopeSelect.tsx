import { memo, type ReactNode } from 'react';

import type { Scope, Scopes } from '@site/src/lib/search/scope';

import styles from './styles.module.css';

interface Props {
  readonly scopes: Scopes;
  readonly scope: Scope;
  readonly onScope: (id: string) => void;
}

const GROUPS = ['Areas', 'Other versions', 'Everything'] as const;

/** Chooses where to search. */
function ScopeSelect({ scopes, scope, onScope }: Props): ReactNode {
  return (
    <label className={styles.scope}>
      Search in{' '}
      <select
        className={styles.select}
        value={scope.id}
        onChange={(event) => onScope(event.target.value)}
      >
        {GROUPS.map((group) => (
          <optgroup key={group} label={group}>
            {scopes
              .filter((choice) => choice.group === group)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

export default memo(ScopeSelect, (before, after) => before.scope.id === after.scope.id);
