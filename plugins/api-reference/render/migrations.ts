/** The table of what the migration tool rewrites: old code, new code to be copied, module by module. */
import type { RootContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { elementNode, htmlNode } from '../../../src/lib/htmlNode';
import { modulesOfModel } from '../model/modelIndex';
import type { ApiModule } from '../model/types';
import { type PageContext } from './context';
import { filterHtml } from './filter';
import type { PageItem } from './item';
import { tableHtml, tableRow } from './table';

/** An item that the tool rewrites. */
interface Row {
  readonly module: ApiModule;
  readonly item: PageItem;
  readonly before: string;
  readonly after: string;
}

function rowsOf({ model }: PageContext): readonly Row[] {
  return [...modulesOfModel(model)].flatMap((module) =>
    // A module under its second name would say all twice.
    module.aliasOf === undefined
      ? module.items.flatMap((item): Row[] => {
          if (item.kind === 'module' || item.migration?.after === undefined) return [];
          // Also of what is new here: older packages had much that they didn't document, such as `Lazy`.
          const { before, after } = item.migration;
          return [{ module, item, before, after }];
        })
      : [],
  );
}

function address(path: string, { baseUrl }: PageContext): string {
  return baseUrl.replace(/\/$/, '') + path;
}

const COLUMNS = ['Older code', 'ReScript 12'];

function row({ module, item, before, after }: Row, context: PageContext): string {
  const url = address(`${context.base}/${module.slug}#${item.anchor}`, context);
  const old = element('a', { href: url }, element('code', {}, text(before)));
  const copy = element(
    'button',
    { type: 'button', 'data-copy': true, 'aria-label': `Copy ${after}` },
    'Copy',
  );
  const code = element(
    'span',
    { 'data-code-panel': true },
    element('code', { 'data-code': true }, text(after)),
    copy,
  );
  return tableRow(COLUMNS, [old, code]);
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
