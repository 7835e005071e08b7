import { renderManualPage, sectionOf, temporaryRoot, write, writePackage } from './support';

const root = temporaryRoot();

async function render(
  properties: Record<string, object>,
  rest: Record<string, unknown> = {},
): Promise<string> {
  writePackage(root, { type: 'object', properties, ...rest });
  return renderManualPage(root, '<ConfigSchema />');
}

/** The text of a section, without tags. */
function words(html: string, anchor: string): string {
  return sectionOf(html, anchor)
    .replace(/<\/(?:h\d|p|li)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/ +/g, ' ')
    .trim();
}

describe('the top of the page', () => {
  test('tells file, package and license', async () => {
    const html = await render({}, { description: 'Paths are **Unix** paths' });
    expect(html).toContain('<code>docs/docson/build-schema.json</code> of the package rescript');
    expect(html).toContain('12.0.0');
    expect(html).toContain('under its license, MIT.');
    expect(html).toContain('<p>Paths are <strong>Unix</strong> paths</p>');
  });

  test('names a license that stands in a file', async () => {
    writePackage(root, { properties: {} }, 'SEE LICENSE IN LICENSE');
    const html = await renderManualPage(root, '<ConfigSchema />');
    expect(html).toContain('under the license in its file <code>LICENSE</code>.');
  });

  test('has a table of the top-level keys, linked', async () => {
    const html = await render(
      {
        name: { type: 'string' },
        flags: { type: 'array', description: 'Flags (deprecated, use options instead)' },
        options: { type: 'array', items: { type: 'string' } },
      },
      { required: ['name'] },
    );
    const rows = [...html.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
    expect(rows.map(([, key, value]) => [key, value])).toEqual([
      ['<a href="#name"><code>name</code></a>', 'string; required'],
      ['<a href="#flags"><code>flags</code></a>', 'list of values of any kind; deprecated'],
      ['<a href="#options"><code>options</code></a>', 'list of strings'],
    ]);
  });
});

describe('types', () => {
  test.each<[string, object, string]>([
    ['a type', { type: 'boolean' }, 'boolean'],
    ['several types', { type: ['integer', 'null'] }, 'whole number or null'],
    ['values', { enum: ['a', 'b', 3] }, '"a", "b" or 3'],
    ['a constant', { const: true }, 'true'],
    ['nothing', {}, 'any value'],
    ['a list', { type: 'array', items: { type: 'boolean' } }, 'list of booleans'],
    ['an implied list', { items: { enum: ['x', 'y'] } }, 'list of "x" or "y"'],
    ['a list of lists', { items: { items: { type: 'null' } } }, 'list of lists of nulls'],
    [
      'a list of either',
      { items: { oneOf: [{ type: 'string' }, { items: { type: 'string' } }] } },
      'list of strings or lists of strings',
    ],
    ['oneOf', { oneOf: [{ type: 'string' }, { type: 'number' }] }, 'string or number'],
    ['anyOf', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string or number'],
    [
      'a choice with a list',
      { oneOf: [{ items: { type: 'string' } }, { type: 'string' }] },
      'list of strings, or string',
    ],
    [
      'many texts among other shapes',
      { oneOf: [{ enum: ['a', 'b', 'c'] }, { type: 'boolean' }] },
      'string or boolean',
    ],
    [
      'an object of one kind of values',
      { additionalProperties: { type: 'number' } },
      'object whose values are numbers',
    ],
    ['an implied string', { pattern: '^a' }, 'string String: matches ^a'],
  ])('%s', async (_, schema, expected) => {
    expect(words(await render({ key: schema }), 'key')).toBe(`key Type: ${expected}`);
  });

  test('names of fields by a pattern', async () => {
    const html = await render({
      words: { patternProperties: { '^[a-z]+$': { type: 'array', items: { type: 'string' } } } },
    });
    expect(words(html, 'words')).toBe(
      'words Type: object whose values are lists of strings Field names: match ^[a-z]+$',
    );
  });

  test('a definition that contains itself is a link', async () => {
    const html = await render(
      { folders: { $ref: '#/definitions/folder' } },
      {
        definitions: {
          folder: {
            type: 'object',
            properties: {
              inner: { oneOf: [{ type: 'boolean' }, { $ref: '#/definitions/folder' }] },
            },
          },
        },
      },
    );
    expect(sectionOf(html, 'folders-inner')).toContain(
      'boolean or the same as <a href="#folders"><code>folders</code></a>',
    );
    expect(html).not.toContain('id="folders-inner-inner"');
  });
});

describe('a key', () => {
  test('quotes what the package says, and nothing of it is markup of ours', async () => {
    const html = await render({
      key: {
        type: 'string',
        description:
          'Runs `cmd <file>` in {folder}, <b>not</b> elsewhere, see [there](https://a.example)',
      },
    });
    expect(sectionOf(html, 'key')).toContain(
      '<blockquote><p>Runs <code>cmd &lt;file&gt;</code> in {folder}, &lt;b&gt;not&lt;/b&gt; elsewhere, see <a href="https://a.example">there</a></p></blockquote>',
    );
  });

  test('links pages of the own site within the version', async () => {
    const html = await render({
      key: { description: '[w](https://rescript-lang.org/docs/manual/latest/warning-numbers#a)' },
    });
    expect(html).toContain('<a href="./warning-numbers.mdx#a">w</a>');
  });

  test.each([
    ['[here](https://a.example/lib/Str.html#x)', 'here [Str.html]'],
    [
      '[here](https://rescript-lang.org/docs/manual/latest/warning-numbers)',
      'here [warning-numbers]',
    ],
    ['[here](https://a.example/)', 'here [a.example]'],
    ['[Here](https://a.example/b.html#c)', 'Here [b.html]'],
    ['[here](./elsewhere)', 'here'],
    ['[here and there](https://a.example/b)', 'here and there'],
  ])('%s says %s', async (description, text) => {
    expect(await render({ key: { description } })).toContain(`>${text}</a>`);
  });

  test('shows default, examples and deprecation where the schema has them', async () => {
    const html = await render({
      key: { type: 'string', default: '.js', examples: ['.mjs'], deprecated: true },
    });
    expect(words(html, 'key')).toBe('key Type: string Deprecated: yes Default: ".js" ".mjs"');
  });

  test('lists its fields, which stand at addresses of their own', async () => {
    const html = await render({
      jsx: {
        type: 'object',
        properties: { version: { enum: [4] }, module: { type: 'string' } },
        required: ['version'],
        additionalProperties: false,
      },
    });
    expect(words(html, 'jsx')).toBe(
      'jsx Type: object Fields: version (required) and module Other fields: rejected',
    );
    expect(words(html, 'jsx-version')).toBe('jsx.version Type: 4 Required: yes');
    expect(html).toMatch(/<h3 id="jsx">.*<h4 id="jsx-version">.*<h4 id="jsx-module">/s);
  });

  test('finds fields in lists, choices and objects of any name', async () => {
    const html = await render({
      rules: { items: { oneOf: [{ type: 'string' }, { properties: { name: {} } }] } },
      tools: { additionalProperties: { properties: { cmd: { type: 'string' } } } },
    });
    expect(words(html, 'rules')).toContain('Fields: name Other fields: not checked');
    expect(words(html, 'tools-any-cmd')).toBe('tools.*.cmd Type: string');
  });

  test('has a field once that stands in several forms of an object', async () => {
    const html = await render({
      key: {
        oneOf: [
          { properties: { name: { type: 'string' } }, required: ['name'] },
          { properties: { name: { type: 'number' } } },
        ],
      },
    });
    expect(words(html, 'key-name')).toBe('key.name Type: string or number');
  });

  test('tells the forms of a value if the package says something about them', async () => {
    const html = await render({
      key: {
        oneOf: [
          { type: 'boolean', description: 'all or *nothing*' },
          { type: 'string', title: 'Name' },
        ],
      },
    });
    expect(sectionOf(html, 'key')).toContain(
      '<ul><li>boolean: “all or <em>nothing</em>”</li><li>string: “Name”</li></ul>',
    );
  });

  test('names the keys of the same definition', async () => {
    const html = await render(
      { a: { $ref: '#/definitions/x' }, b: { $ref: '#/definitions/x' }, c: { type: 'string' } },
      { definitions: { x: { type: 'string' } } },
    );
    expect(words(html, 'a')).toBe('a Type: string Same definition: b');
    expect(words(html, 'c')).toBe('c Type: string');
  });

  test('names its successor', async () => {
    const html = await render({
      old: { type: 'string', description: '(deprecated, use new instead)' },
      new: { type: 'string' },
    });
    expect(sectionOf(html, 'old')).toContain(
      '<strong>Deprecated</strong>: use <a href="#new"><code>new</code></a>',
    );
  });

  test('links the page that explains it', async () => {
    writePackage(root, { properties: { suffix: {}, other: {} } });
    write(root, 'docs/manual/guide.mdx', '# Guide\n\n## suffix\n\nText.\n');
    const html = await renderManualPage(
      root,
      '<ConfigSchema guide="./guide.mdx" guideTitle="The guide" />',
    );
    expect(sectionOf(html, 'suffix')).toContain(
      '<strong>Explained in</strong>: <a href="./guide.mdx#suffix">The guide</a>',
    );
    expect(words(html, 'other')).toBe('other Type: any value');
  });
});
