import type { ReactNode } from 'react';

import ArticleTable from '@site/src/components/ArticleTable';
import { REACT_BINDINGS } from '@site/src/data/reactBindings';

import styles from './styles.module.css';

/** Which React bindings fit which compiler: what `BindingsFinder` shows, for all compilers. */
export default function BindingsTable(): ReactNode {
  return (
    <ArticleTable aria-label="React bindings by compiler">
      <thead>
        <tr>
          <th scope="col">Compiler</th>
          <th scope="col">Bindings</th>
          <th scope="col">React</th>
          <th scope="col">Command</th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {REACT_BINDINGS.map(({ compiler, bindings, react, command }) => (
          <tr key={compiler}>
            <td>{compiler}</td>
            <td>{bindings}</td>
            <td>{react}</td>
            <td>
              <code>{command}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
