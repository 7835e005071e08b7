/** The Content-Security-Policy of a build, from the inline parts of all its pages. */
import { createHash } from 'node:crypto';

import type { InlineParts } from './scan';

/** Directives to which a configuration may add sources. */
export const EXTENSIBLE_DIRECTIVES = [
  'script-src',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'media-src',
  'worker-src',
] as const;

/** Sources by directive, beside the site itself. */
export type ExtraSources = Partial<
  Readonly<Record<(typeof EXTENSIBLE_DIRECTIVES)[number], readonly string[]>>
>;

/** What all pages together ask of the policy. */
export interface InlineSummary {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** A page with style attributes, if there is one. */
  readonly styleAttributePage: string | undefined;
}

/** The source expression that allows one inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The first words of a script, to recognize it by. */
function beginning(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/**
 * Sums up the pages of a build.
 *
 * A script that one page alone has is taken for page-dependent: each such script would lengthen the
 * header of every page.
 *
 * @param pages inline parts by name of the page's file
 * @throws naming the page, for a page-dependent script and for inline event handlers
 */
export function summarizeInlineParts(pages: ReadonlyMap<string, InlineParts>): InlineSummary {
  const pagesOfScript = new Map<string, string[]>();
  const styleHashes = new Set<string>();
  let styleAttributePage: string | undefined;

  for (const [page, parts] of pages) {
    const [handler] = parts.handlers;
    if (handler !== undefined) {
      throw new Error(
        `hosting-headers: expected no inline event handler, got ${handler} in ${page}; the Content-Security-Policy blocks it, so listen from a script file instead.`,
      );
    }
    new Set(parts.scripts).forEach((script) => {
      pagesOfScript.set(script, [...(pagesOfScript.get(script) ?? []), page]);
    });
    parts.styles.forEach((style) => styleHashes.add(hashSource(style)));
    if (parts.styleAttributes > 0) styleAttributePage ??= page;
  }

  for (const [script, [page, ...others]] of pagesOfScript) {
    if (pages.size > 1 && others.length === 0) {
      throw new Error(
        `hosting-headers: expected inline scripts that pages share, got one of ${page} alone ("${beginning(script)}"); move it into a file, or its data into a JSON block.`,
      );
    }
  }
  return {
    scriptHashes: [...pagesOfScript.keys()].map(hashSource).sort(),
    styleHashes: [...styleHashes].sort(),
    styleAttributePage,
  };
}

/** Directives by name. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Directives as the value of a header; those without sources are left out. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of pages.
 *
 * Everything comes from the site itself, and nothing inline runs but what the build has seen. Style
 * attributes are allowed where pages have them (React writes `style={…}` into built HTML): they
 * cannot run scripts, and hashes cannot name them without `unsafe-hashes`. Style elements need a
 * hash all the same.
 */
export function pageDirectives(
  { scriptHashes, styleHashes, styleAttributePage }: InlineSummary,
  extra: ExtraSources,
): Directives {
  const more = (directive: keyof ExtraSources) => extra[directive] ?? [];
  const where = (directive: keyof ExtraSources) =>
    more(directive).length > 0 ? ["'self'", ...more(directive)] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...more('script-src')],
    'style-src': ["'self'", ...styleHashes],
    'style-src-attr': styleAttributePage === undefined ? [] : ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...more('img-src')],
    'connect-src': where('connect-src'),
    'font-src': where('font-src'),
    'frame-src': where('frame-src'),
    'media-src': where('media-src'),
    'worker-src': where('worker-src'),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** The directives of a page that any site may show in a frame. */
export function framedDirectives(pages: Directives): Directives {
  return { ...pages, 'frame-ancestors': ['*'] };
}

/** The directives of a document of its own; its inline scripts are allowed by their hashes. */
export function documentDirectives(directives: Directives, { scripts }: InlineParts): Directives {
  const hashes = [...new Set(scripts)].map(hashSource);
  return { ...directives, 'script-src': [...hashes, ...(directives['script-src'] ?? [])] };
}

/**
 * What holds for every answer: files, errors, pages and documents. Browsers obey all policies that an
 * answer has, so that this one allows what any of them may do; each has a narrower one beside it,
 * and so have the files of workers.
 *
 * @param others directives of documents, and sources of workers
 */
export function commonDirectives(pages: Directives, others: readonly Directives[]): Directives {
  return Object.fromEntries(
    Object.entries(pages).map(([name, sources]) => {
      const more = others.flatMap((own) => own[name] ?? []).filter((source) => source !== "'none'");
      // What pages have no word for is what `default-src` allows.
      if (more.length > 0 && sources.length === 0) return [name, ["'self'", ...new Set(more)]];
      const allowed = [...new Set([...sources, ...more])];
      // Where a hash stands, browsers would not heed the word.
      const isOpen = allowed.includes("'unsafe-inline'");
      return [name, allowed.filter((source) => !isOpen || !source.startsWith("'sha256-"))];
    }),
  );
}
