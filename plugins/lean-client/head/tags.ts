/** What the `<Head>` elements of a page ask for, and what becomes of it together. */
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes as they stand in HTML. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of the document's head. */
export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  /** Text inside, of scripts and styles. */
  readonly text: string;
}

/** What one `<Head>` asks for, or all of them together. */
export interface HeadState {
  readonly title: string | undefined;
  /** Attributes of `<html>`. */
  readonly html: Attributes;
  /** Attributes of `<body>`. */
  readonly body: Attributes;
  readonly tags: readonly Tag[];
}

/** Names in React that differ from those in HTML by more than capitals. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

function attributesOf(props: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [
        HTML_NAMES[name] ?? name.toLowerCase(),
        // Like react-helmet: an attribute without a value is there, and empty.
        value === undefined ? '' : String(value),
      ]),
  );
}

function textOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

/** Reads the children of one `<Head>`. */
export function readHead(children: ReactNode): HeadState {
  let title: string | undefined;
  let html: Attributes = {};
  let body: Attributes = {};
  const tags: Tag[] = [];
  const read = (nodes: ReactNode): void => {
    Children.forEach(nodes, (child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) return;
      const { type, props } = child;
      if (type === Fragment) read(props.children);
      else if (type === 'title') title = textOf(props.children);
      else if (type === 'html') html = { ...html, ...attributesOf({ ...props }) };
      else if (type === 'body') body = { ...body, ...attributesOf({ ...props }) };
      else if (typeof type === 'string') {
        tags.push({
          name: type,
          attributes: attributesOf({ ...props }),
          text: textOf(props.children),
        });
      }
    });
  };
  read(children);
  return { title, html, body, tags };
}

/** Attributes that tell tags apart, by element; a tag without one of them is left out. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** Elements that are told apart by their text where no attribute does. */
const BY_TEXT: ReadonlySet<string> = new Set(['script', 'noscript', 'style']);

/**
 * What a tag is, so that a later `<Head>` can say the same thing otherwise: the last of the
 * attributes that count, but the relation of a canonical link, and never that of a style sheet.
 */
function identityOf({ name, attributes, text }: Tag): string | undefined {
  let key: string | undefined;
  for (const attribute of Object.keys(attributes)) {
    const isCanonical = key === 'rel' && attributes.rel?.toLowerCase() === 'canonical';
    const isStyleSheet = attribute === 'rel' && attributes.rel?.toLowerCase() === 'stylesheet';
    if (IDENTITY[name]?.includes(attribute) && !isCanonical && !isStyleSheet) key = attribute;
  }
  if (BY_TEXT.has(name) && text !== '') return `${name} text ${text}`;
  const value = key === undefined ? '' : attributes[key];
  return value ? `${name} ${key} ${value.toLowerCase()}` : undefined;
}

/**
 * Unites what all `<Head>` elements ask for: attributes and titles of later ones win, and a tag of an
 * earlier one gives way to those of later ones that say the same thing. Within one `<Head>` tags
 * stand side by side.
 *
 * @param heads in the order of the page
 */
export function uniteHeads(heads: readonly HeadState[]): HeadState {
  const said = new Set<string>();
  const tags: Tag[][] = [];
  for (const head of heads.toReversed()) {
    const own = head.tags.map((tag) => ({ tag, identity: identityOf(tag) }));
    tags.unshift(
      own.flatMap(({ tag, identity }) =>
        identity !== undefined && !said.has(identity) ? [tag] : [],
      ),
    );
    for (const { identity } of own) if (identity !== undefined) said.add(identity);
  }
  return {
    title: heads.findLast(({ title }) => title !== undefined)?.title,
    html: Object.assign({}, ...heads.map(({ html }) => html)) as Attributes,
    body: Object.assign({}, ...heads.map(({ body }) => body)) as Attributes,
    tags: tags.flat(),
  };
}
