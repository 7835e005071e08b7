import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';

import { blocksOf, phrasesOf } from './descriptions';
import { type Key, keysOfFile, withFields } from './keys';
import { code, joined, keyLink, phraseOf, text } from './phrases';
import type { Schema, SchemaFile } from './schema';
import { type Shape, shapeOf } from './shapes';

/** The package that a schema comes from. */
export interface SchemaPackage {
  /** Its name in the registry. */
  readonly name: string;
  readonly release: string;
  /** What its `package.json` says about its license. */
  readonly license: string;
  /** Path of the schema within the package. */
  readonly file: string;
}

/** A page of our own that explains the keys. */
export interface Guide {
  /** Its file, as pages link it: `./build-configuration.mdx`. */
  readonly link: string;
  readonly title: string;
  /** By the name of a top-level key, without `#`. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** What stands on the page of a schema file. */
export interface SchemaPage {
  readonly schema: SchemaFile;
  readonly package: SchemaPackage;
  readonly guide?: Guide;
}

/** Levels of the headings of top-level keys and of those in them. */
const KEY_LEVEL = 3;
const FIELD_LEVEL = 4;

type Block = BlockContent | DefinitionContent;

function paragraph(...children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function bullets(items: readonly (readonly Block[])[]): BlockContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [...children],
    })),
  };
}

function quote(descriptions: readonly string[]): Blockquote[] {
  const children = descriptions.flatMap(blocksOf);
  return children.length > 0 ? [{ type: 'blockquote', children }] : [];
}

/** One of several forms that a value may have. */
interface Form {
  readonly shape: Shape;
  /** What the package says about it, else its name there. */
  readonly description?: string;
  readonly forms: readonly Form[];
}

/** Renders the keys of one schema file. */
class Renderer {
  private readonly keys: readonly Key[];

  constructor(private readonly page: SchemaPage) {
    this.keys = keysOfFile(page.schema);
  }

  /** The schema itself, the definition behind it and, if there is no choice, what they hold. */
  private layersOf(schema: Schema, key: Key): readonly Schema[] {
    const { ref, items, alternatives } = schema;
    const definition =
      ref === undefined || key.within.has(ref) ? undefined : this.page.schema.definitions.get(ref);
    const [only, ...others] = alternatives;
    const inner = definition ?? (others.length === 0 ? only : undefined) ?? items;
    return inner ? [schema, ...this.layersOf(inner, key)] : [schema];
  }

  private shapeOf(schema: Schema, key: Key): Shape {
    return shapeOf(schema, this.page.schema, key.path, key.within);
  }

  private formsOf(schema: Schema, key: Key): readonly Form[] {
    const alternatives =
      this.layersOf(schema, key).find((layer) => layer.alternatives.length > 1)?.alternatives ?? [];
    return alternatives.map((one) => {
      const shape = this.shapeOf(one, key);
      const layers = this.layersOf(one, key);
      const description =
        layers.find((layer) => layer.description !== undefined)?.description ??
        layers.find((layer) => layer.title !== undefined)?.title;
      return {
        shape,
        forms: shape.kind === 'list' ? [] : this.formsOf(one, key),
        ...(description !== undefined && { description }),
      };
    });
  }

  /** The key that replaces a deprecated one, told from the package's text. */
  private successorOf({ path, schema }: Key): Key | undefined {
    const [, name] =
      /\bdeprecated, use `?([\w-]+)`? instead\b/i.exec(schema.description ?? '') ?? [];
    const siblings =
      path.length === 1
        ? this.keys
        : this.keys
            .flatMap(withFields)
            .filter((key) => key.path.slice(0, -1).join() === path.slice(0, -1).join());
    return siblings.find((key) => key.path.at(-1) === name);
  }

  private isDeprecated(key: Key): boolean {
    return key.schema.isDeprecated || this.successorOf(key) !== undefined;
  }

  private formItems(forms: readonly Form[]): readonly (readonly Block[])[] {
    const isTelling = (form: Form): boolean =>
      form.description !== undefined || form.forms.some(isTelling);
    if (!forms.some(isTelling)) return [];
    return forms.map(({ shape, description, forms: inner }) => {
      const items = this.formItems(inner);
      return [
        paragraph(
          ...phraseOf(shape),
          ...(description === undefined ? [] : [text(': “'), ...phrasesOf(description), text('”')]),
        ),
        ...(items.length > 0 ? [bullets(items)] : []),
      ];
    });
  }

  /** Keys whose values have the same definition. */
  private relatives({ schema, anchor }: Key): readonly Key[] {
    return schema.ref === undefined
      ? []
      : this.keys
          .flatMap(withFields)
          .filter((key) => key.schema.ref === schema.ref && key.anchor !== anchor);
  }

  private facts(key: Key): readonly (readonly Block[])[] {
    const { schema, path } = key;
    const layers = this.layersOf(schema, key);
    const fact = (label: string, ...value: PhrasingContent[]): readonly Block[] => [
      paragraph({ type: 'strong', children: [text(label)] }, text(': '), ...value),
    ];
    const successor = this.successorOf(key);
    const relatives = this.relatives(key);
    const address = this.page.guide?.addresses.get(path.join('.'));
    const patterns = key.objects.flatMap((object) => [...object.patternProperties.keys()]);
    const texts = layers.flatMap(({ pattern }) => pattern ?? []);
    const defaults = layers.filter((layer) => 'default' in layer);
    const named = key.objects.filter(({ properties }) => properties.size > 0);
    const others = named.every(({ additional }) => additional === false)
      ? 'rejected'
      : named.some(({ additional }) => additional === undefined || additional === true)
        ? 'not checked'
        : undefined;
    const forms = this.formItems(this.formsOf(schema, key));
    return [
      [
        ...fact('Type', ...phraseOf(this.shapeOf(schema, key))),
        ...(forms.length > 0 ? [bullets(forms)] : []),
      ],
      ...(key.isRequired ? [fact('Required', text('yes'))] : []),
      ...(this.isDeprecated(key)
        ? [
            successor
              ? fact('Deprecated', text('use '), keyLink(successor.path))
              : fact('Deprecated', text('yes')),
          ]
        : []),
      ...defaults.map((layer) => fact('Default', code(JSON.stringify(layer.default)))),
      ...texts.map((pattern) => fact('String', text('matches '), code(pattern))),
      ...(key.fields.length > 0
        ? [
            fact(
              'Fields',
              ...joined(
                key.fields.map((field) => [
                  keyLink(field.path, field.path.at(-1)),
                  ...(field.isRequired ? [text(' (required)')] : []),
                ]),
                ' and ',
              ),
            ),
          ]
        : []),
      ...patterns.map((pattern) => fact('Field names', text('match '), code(pattern))),
      ...(named.length > 0 && others !== undefined ? [fact('Other fields', text(others))] : []),
      ...(relatives.length > 0
        ? [
            fact(
              'Same definition',
              ...joined(
                relatives.map((other) => [keyLink(other.path)]),
                ' and ',
              ),
            ),
          ]
        : []),
      ...(this.page.guide && address !== undefined
        ? [
            fact('Explained in', {
              type: 'link',
              url: `${this.page.guide.link}#${address}`,
              children: [text(this.page.guide.title)],
            }),
          ]
        : []),
    ];
  }

  private section(key: Key, level: typeof KEY_LEVEL | typeof FIELD_LEVEL): readonly RootContent[] {
    const layers = this.layersOf(key.schema, key);
    return [
      {
        type: 'heading',
        depth: level,
        children: [code(key.path.join('.'))],
        data: { hProperties: { id: key.anchor } },
      },
      ...quote(layers.flatMap(({ description }) => description ?? [])),
      bullets(this.facts(key)),
      ...layers
        .flatMap(({ examples }) => examples)
        .map((example): RootContent => ({
          type: 'code',
          lang: 'json',
          value: JSON.stringify(example, undefined, 2),
        })),
      ...key.fields.flatMap((field) => this.section(field, FIELD_LEVEL)),
    ];
  }

  private overview(): RootContent {
    const row = (...cells: readonly PhrasingContent[][]): TableRow => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    });
    return {
      type: 'table',
      align: [null, null],
      children: [
        row([text('Key')], [text('Value')]),
        ...this.keys.map((key) =>
          row(
            [keyLink(key.path)],
            [
              ...phraseOf(this.shapeOf(key.schema, key)),
              ...(key.isRequired ? [text('; required')] : []),
              ...(this.isDeprecated(key) ? [text('; deprecated')] : []),
            ],
          ),
        ),
      ],
    };
  }

  private origin(): BlockContent {
    const { name, release, license, file } = this.page.package;
    const [, licenseFile] = /^SEE LICENSE IN (\S+)$/.exec(license) ?? [];
    return paragraph(
      text('Rendered from '),
      code(file),
      text(
        ` of the package ${name} ${release}. Quoted sentences are the package’s own text, under `,
      ),
      ...(licenseFile === undefined
        ? [text(`its license, ${license.replace(/^\((.*)\)$/, '$1')}.`)]
        : [text('the license in its file '), code(licenseFile), text('.')]),
    );
  }

  content(): readonly RootContent[] {
    const { root } = this.page.schema;
    return [
      this.origin(),
      ...quote(root.description === undefined ? [] : [root.description]),
      this.overview(),
      ...this.keys.flatMap((key) => this.section(key, KEY_LEVEL)),
    ];
  }
}

/**
 * The content of a page about a schema file: where it comes from, a table of the top-level keys, and
 * a section for each key, which stands at its own address (`#jsx`, `#jsx-version`).
 *
 * @returns nodes of Markdown, with headings of level 3 for top-level keys and 4 for those in them
 * @throws Error of one sentence when two keys have the same address
 */
export function renderSchema(page: SchemaPage): Root['children'] {
  return [...new Renderer(page).content()];
}
