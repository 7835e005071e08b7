/** All modules and items of a version in the order of their names, with a filter. */
import type { RootContent } from 'mdast';

import { element, text } from '../../../src/lib/html';
import { htmlNode } from '../../../src/lib/htmlNode';
import { modulesOfModel, openedLibrary } from '../model/modelIndex';
import type { ApiModule } from '../model/types';
import { javaScriptName, kindOf } from './common';
import type { PageContext } from './context';
import { filterHtml } from './filter';
import type { PageItem } from './item';

/** A line of the list. */
interface Line {
  readonly name: string;
  /** What it is in, as code spells it; empty for libraries. */
  readonly place: string;
  /** Path below the reference's address. */
  readonly path: string;
  /** Its name in JavaScript; absent where it has none of its own. */
  readonly javaScript?: string;
  /** What its badge says; none for values. */
  readonly kind?: string;
  readonly isDeprecated: boolean;
}

/** What stands for names that begin with a sign, behind the letters. */
const SIGNS = '#';

function placeOf(path: readonly string[], opened: string | undefined): string {
  return (path.length > 1 && path[0] === opened ? path.slice(1) : path).join('.');
}

function withJavaScript(item: PageItem): Pick<Line, 'javaScript'> {
  const name = javaScriptName(item);
  return name === undefined ? {} : { javaScript: name };
}

function linesOf(module: ApiModule, opened: string | undefined): readonly Line[] {
  const { path, name, slug, kind } = module;
  const isDeprecated = module.deprecated !== undefined;
  const place = placeOf(path, opened);
  const own: Line = {
    name,
    place: path.length > 1 ? placeOf(path.slice(0, -1), opened) : '',
    path: slug,
    kind: kind.replace('-', ' '),
    isDeprecated,
  };
  // Its second name has no items that the first one lacks.
  if (module.aliasOf !== undefined) return [own];
  return [
    own,
    ...module.items.flatMap((item): readonly Line[] =>
      item.kind === 'module'
        ? []
        : [
            {
              name: item.name,
              place,
              path: `${slug}#${item.anchor}`,
              ...withJavaScript(item),
              ...(item.kind !== 'value' && { kind: kindOf(item) }),
              isDeprecated: isDeprecated || item.deprecated !== undefined,
            },
          ],
    ),
  ];
}

const ORDER = new Intl.Collator('en', { numeric: true });

function compare(one: Line, other: Line): number {
  return ORDER.compare(one.name, other.name) || ORDER.compare(one.place, other.place);
}

function letterOf({ name }: Line): string {
  const [first = ''] = name.replace(/^_+/, '').toUpperCase();
  return /[A-Z]/.test(first) ? first : SIGNS;
}

function lineHtml(line: Line, base: string): string {
  const { name, place, path, javaScript, kind, isDeprecated } = line;
  const link = element(
    'a',
    {
      href: `${base}/${path}`,
      'data-kind': kind,
      'data-also': javaScript,
      'data-deprecated': isDeprecated || undefined,
    },
    isDeprecated ? element('s', {}, text(name)) : text(name),
    place === '' ? '' : ` ${element('small', {}, text(place))}`,
  );
  return element('li', {}, link);
}

/** `letter-a`; signs have a word. */
function anchorOf(letter: string): string {
  return `letter-${letter === SIGNS ? 'sign' : letter.toLowerCase()}`;
}

/**
 * The list of all names, letter by letter. Modules under a second name are in it without their items, which are
 * those of the first one.
 */
export function renderAlphabet({ model, base, baseUrl }: PageContext): RootContent[] {
  const opened = openedLibrary(model);
  const lines = [...modulesOfModel(model)].flatMap((module) => linesOf(module, opened));
  const groups = new Map<string, Line[]>();
  for (const line of lines.sort(compare)) {
    const letter = letterOf(line);
    groups.set(letter, [...(groups.get(letter) ?? []), line]);
  }
  const letters = [...groups.keys()].sort(
    (one, other) => Number(one === SIGNS) - Number(other === SIGNS) || ORDER.compare(one, other),
  );
  const address = baseUrl.replace(/\/$/, '') + base;
  const links = letters.map((letter) => element('a', { href: `#${anchorOf(letter)}` }, letter));
  const sections = letters.map((letter) =>
    element(
      'section',
      { id: anchorOf(letter) },
      element('p', { 'aria-hidden': 'true' }, letter),
      element(
        'ul',
        { 'aria-label': letter === SIGNS ? 'Signs' : letter },
        ...(groups.get(letter) ?? []).map((line) => lineHtml(line, address)),
      ),
    ),
  );
  return [
    htmlNode(
      'div',
      { class: 'api-contents api-alphabet', 'data-list': 'items' },
      filterHtml(lines.length) +
        element('nav', { 'aria-label': 'Letters' }, links.join(' ')) +
        sections.join(''),
    ),
  ];
}
