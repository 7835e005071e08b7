/** What a Content-Security-Policy must know of an HTML document. */
import { Parser } from 'htmlparser2';

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

/** Reads one document. */
export function scanHtml(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const handlers: string[] = [];
  let styleAttributes = 0;
  let open: { readonly list: string[]; text: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style !== undefined) styleAttributes += 1;
      for (const [attribute, value] of Object.entries(attributes)) {
        const runs =
          attribute.startsWith('on') ||
          (ADDRESSES.includes(attribute) && /^\s*javascript:/i.test(value));
        if (runs) handlers.push(`${name} ${attribute}`);
      }
      const type = (attributes.type ?? '').trim().toLowerCase();
      if (name === 'style') open = { list: styles, text: '' };
      else if (name === 'script' && attributes.src === undefined && RUNNING_TYPES.has(type))
        open = { list: scripts, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      open?.list.push(open.text);
      open = undefined;
    },
  });
  parser.end(html.replace(/\r\n?/g, '\n'));
  return { scripts, styles, styleAttributes, handlers };
}
