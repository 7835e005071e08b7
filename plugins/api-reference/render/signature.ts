/** Declarations as finished HTML: colored, with links to the types that they name. */
import { highlight, type Run } from '../../../src/lib/highlight';
import { element, text } from '../../../src/lib/html';
import type { ApiModule } from '../model/types';
import { href, type Page } from './context';
import { laidOut } from './layout';
import { type FoundName, typeNames } from './names';

/** Grammars of `src/lib/highlight`. */
const GRAMMARS = { reason: 'reason', rescript: 'rescript' } as const;

/** A name of a type with the address of what it means, if it has one. */
interface TypeName extends FoundName {
  readonly address?: string;
}

function colored({ text: characters, kind }: Run): string {
  const html = text(characters);
  return kind ? element('span', { class: `code-${kind}` }, html) : html;
}

/** A type with arguments looks like a call in Reason: `t('a)`. */
function ofType({ text: characters, kind }: Run): Run {
  return kind === 'function' ? { text: characters } : { text: characters, kind };
}

/** The runs between two positions of a line. */
function cut(runs: readonly Run[], start: number, end: number): readonly Run[] {
  const found: Run[] = [];
  let position = 0;
  for (const run of runs) {
    const from = Math.max(start - position, 0);
    const to = Math.min(end - position, run.text.length);
    if (from < to) found.push({ ...run, text: run.text.slice(from, to) });
    position += run.text.length;
  }
  return found;
}

function link(runs: readonly Run[], address: string): string {
  const [only, ...others] = runs;
  // One color: the link has it itself, for the sake of short pages.
  return only && others.length === 0
    ? element('a', { class: only.kind && `code-${only.kind}`, href: address }, text(only.text))
    : element('a', { href: address }, runs.map(colored).join(''));
}

function lineHtml(runs: readonly Run[], names: readonly TypeName[], page: Page): string {
  let html = '';
  let position = 0;
  for (const { start, end, address } of names) {
    html += cut(runs, position, start).map(colored).join('');
    const name = cut(runs, start, end).map(ofType);
    html += address === undefined ? name.map(colored).join('') : link(name, href(address, page));
    position = end;
  }
  return html + cut(runs, position, Infinity).map(colored).join('');
}

/**
 * The inside of a `<code>` element.
 *
 * @param own anchor of the declaration, which does not link to itself
 */
function codeHtml(code: string, module: ApiModule, page: Page, own?: string): string {
  const self = own === undefined ? undefined : `${page.address}#${own}`;
  const names = typeNames(code).map((found): TypeName => {
    const address = page.index.resolveType(found.name, module);
    const isHere = address === self || address === page.address;
    return address === undefined || isHere ? found : { ...found, address };
  });
  let start = 0;
  return highlight(code, GRAMMARS[page.model.syntax])
    .map((runs, index) => {
      const length = code.split('\n')[index]?.length ?? 0;
      const end = start + length;
      const inLine = names.flatMap((name) =>
        name.start >= start && name.end <= end
          ? [{ ...name, start: name.start - start, end: name.end - start }]
          : [],
      );
      start = end + 1;
      return lineHtml(runs, inLine, page);
    })
    .join('\n');
}

/** A declaration as a block of code that wraps where the screen is narrow. */
export function signatureHtml(
  signature: string,
  module: ApiModule,
  page: Page,
  own?: string,
): string {
  const code = codeHtml(laidOut(signature), module, page, own);
  return element('pre', { class: 'api-signature' }, element('code', {}, code));
}

/** A part of a declaration, such as `locale?: string`, within a line. */
export function inlineSignatureHtml(signature: string, module: ApiModule, page: Page): string {
  return element('code', {}, codeHtml(signature, module, page));
}
