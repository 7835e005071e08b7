/** What a Content-Security-Policy must know of an HTML document. */
import { Parser } from 'htmlparser2';

import { plainTagEnd } from './plainTag';

/** Inline parts of one document, in document order. */
export interface InlineParts {
  /** Text of each script that stands in the page and runs; data blocks are no scripts. */
  readonly scripts: readonly string[];
  /** Text of each style element. */
  readonly styles: readonly string[];
  /** Number of elements with a style attribute. */
  readonly styleAttributes: number;
  /** `{element} {attribute}` of each handler or `javascript:` address; no policy of ours runs them. */
  readonly handlers: readonly string[];
}

/**
 * The types of script elements that run or steer scripts, so that the policy asks for their hash.
 * Anything else (`application/ld+json`, `application/json`, …) is data (HTML standard, "data block").
 */
const RUNNING_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** Attributes whose value may be an address. */
const ADDRESSES = ['href', 'src', 'action', 'formaction'];

/** Elements whose content is text, whatever stands in it. */
const RAW = new Set(['script', 'style', 'title']);

/** Inline parts while a document is read. */
interface Found {
  readonly scripts: string[];
  readonly styles: string[];
  styleAttributes: number;
  readonly handlers: string[];
}

/**
 * Reads on until after the next tag, or after the whole element if its content is text.
 *
 * What stands around it is unknown here, so that `<script/>` in a drawing is not closed at once: it is
 * empty and needs no hash, and the tags that follow are read all the same.
 *
 * @param at index of a `<` that stands in text
 * @returns the index after what was read
 */
function readTag(html: string, at: number, found: Found): number {
  let open: { readonly list: string[]; text: string } | undefined;
  let isDone = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style !== undefined) found.styleAttributes += 1;
      for (const [attribute, value] of Object.entries(attributes)) {
        const runs =
          attribute.startsWith('on') ||
          (ADDRESSES.includes(attribute) && /^\s*javascript:/i.test(value));
        if (runs) found.handlers.push(`${name} ${attribute}`);
      }
      const type = (attributes.type ?? '').trim().toLowerCase();
      if (name === 'style') open = { list: found.styles, text: '' };
      else if (name === 'script' && attributes.src === undefined && RUNNING_TYPES.has(type))
        open = { list: found.scripts, text: '' };
      if (!RAW.has(name) && !open) stop();
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(_name, isImplied) {
      open?.list.push(open.text);
      open = undefined;
      if (!isImplied) stop();
    },
  });
  function stop() {
    isDone = true;
    parser.pause();
  }

  parser.write(html.slice(at));
  if (!isDone) parser.end();
  const end = isDone ? html.indexOf('>', at + parser.endIndex) : -1;
  return end === -1 ? html.length : end + 1;
}

/**
 * Reads one document.
 *
 * Tags that are plainly of no interest are skipped: to parse them as well takes seven times as long,
 * two seconds for a thousand pages.
 */
export function scanHtml(source: string): InlineParts {
  // Browsers hash scripts with these line ends. Few documents have others, and to look costs nothing.
  const html = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const found: Found = { scripts: [], styles: [], styleAttributes: 0, handlers: [] };
  for (let at = html.indexOf('<'); at !== -1;) {
    at = html.indexOf('<', plainTagEnd(html, at) ?? readTag(html, at, found));
  }
  return found;
}
