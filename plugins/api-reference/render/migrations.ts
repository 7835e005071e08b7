/** The table of what the migration tool rewrites: old code, new code to be copied, module by module. */
import type { RootContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { elementNode, htmlNode } from '../../../src/lib/htmlNode';
import { modulesOfModel } from '../model/modelIndex';
import type { ApiMigration, ApiModule } from '../model/types';
import { type PageContext } from './context';
import { BROKEN_REWRITE } from './deprecation';
import { filterHtml } from './filter';
import type { PageItem } from './item';
import { tableHtml, tableRow } from './table';

/** An item that the tool rewrites. */
interface Row {
  readonly module: ApiModule;
  readonly item: PageItem;
  readonly migration: ApiMigration;
}

function rowsOf({ model }: PageContext): readonly Row[] {
  return [...modulesOfModel(model)].flatMap((module) =>
    // A module under its second name would say all twice.
    module.aliasOf === undefined
      ? module.items.flatMap((item): Row[] => {
          if (item.kind === 'module' || !item.migration) return [];
          // Also of what is new here: older packages had much that they didn't document, such as `Lazy`.
          return [{ module, item, migration: item.migration }];
        })
      : [],
  );
}

function address(path: string, { baseUrl }: PageContext): string {
  return baseUrl.replace(/\/$/, '') + path;
}

const COLUMNS = ['Older code', 'ReScript 12'];

/** The new code with a button that copies it. */
function codeHtml(after: string): string {
  const copy = element(
    'button',
    { type: 'button', 'data-copy': true, 'aria-label': `Copy ${after}` },
    'Copy',
  );
  return element(
    'span',
    { 'data-code-panel': true },
    element('code', { 'data-code': true }, text(after)),
    copy,
  );
}

/** What to do where the tool breaks code: its package's words, whose names are in backticks. */
function warningHtml(deprecated: string): string {
  const words = deprecated
    .split('`')
    .map((part, index) => (index % 2 === 0 ? text(part) : element('code', {}, text(part))))
    .join('');
  return `${text(BROKEN_REWRITE)} ${words}`;
}

function row({ module, item, migration }: Row, context: PageContext): string {
  const { before, after } = migration;
  const url = address(`${context.base}/${module.slug}#${item.anchor}`, context);
  const old = element('a', { href: url }, element('code', {}, text(before)));
  return tableRow(COLUMNS, [
    old,
    after === undefined ? warningHtml(item.deprecated ?? '') : codeHtml(after),
  ]);
}

/**
 * All that the migration tool rewrites in code of older versions, with a filter; nothing for versions
 * whose packages state no migrations.
 */
export function renderMigrations(context: PageContext): RootContent[] {
  const rows = rowsOf(context);
  if (rows.length === 0) return [];
  return [
    elementNode('div', { class: 'api-rows', 'data-list': 'items' }, [
      htmlNode('div', {}, filterHtml(rows.length)),
      htmlNode(
        'div',
        {},
        tableHtml(
          undefined,
          COLUMNS,
          rows.map((one) => row(one, context)),
        ),
      ),
    ]),
  ];
}
