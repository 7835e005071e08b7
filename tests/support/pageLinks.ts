/** Links between pages by their files, and the headings that they lead to, without a build. */
import { createSlugger } from '@docusaurus/utils';

/** A link to a file, to a heading of one, or to a heading of its own page. */
export interface PageLink {
  /** From 1. */
  readonly line: number;
  /** The page's file, as it is written; absent for the page itself. */
  readonly file?: string;
  /** Id of a heading. */
  readonly heading?: string;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm;

/** The text with empty lines in place of fences. */
function withoutFences(text: string): string {
  return text.replace(FENCE, (fence) => fence.replace(/[^\n]/g, ''));
}

const LINK = /\]\((?![a-z]+:|\/)([^)\s#]*\.mdx?)?(?:#([^)\s]*))?\)/g;

/** The links of a page that the build resolves by files; addresses and pictures are none of them. */
export function linksOf(text: string): readonly PageLink[] {
  return withoutFences(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(LINK)].flatMap(([, file, heading]) =>
        file === undefined && heading === undefined
          ? []
          : [
              {
                line: index + 1,
                ...(file !== undefined && { file }),
                ...(heading !== undefined && { heading }),
              },
            ],
      ),
    );
}

/** A heading's address of its own, behind it. */
const OWN_ID = /\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*$/;

/** The text of a heading without its marks. */
function plain(heading: string): string {
  return heading
    .replace(/\\(.)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** The ids of the headings that a page has in its own text. */
export function headingsOf(text: string): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set(
    withoutFences(text)
      .split('\n')
      .flatMap((line) => {
        const [, heading] = /^#{1,6}\s+(\S.*)$/.exec(line) ?? [];
        if (heading === undefined) return [];
        const [, own] = OWN_ID.exec(heading) ?? [];
        return [own ?? slugger.slug(plain(heading))];
      }),
  );
}
