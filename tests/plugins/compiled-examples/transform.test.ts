import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { createProcessor } from '@mdx-js/mdx';

import { type Options, remarkCompiledExamples } from '../../../plugins/compiled-examples';
import { expectGolden } from '../../support/golden';
import { currentOf } from '../../../src/lib/versionTable';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../../src/versions';
import { keptLinesBefore, type CompiledExample } from '../../../src/lib/compiledExample';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Transforms a page as the build does: the file is on the disk, its front matter taken off. */
async function transform(
  page: string,
  name = 'docs/manual/page.mdx',
  plugin = remarkCompiledExamples,
  options: Options = {},
  frontMatter: Readonly<Record<string, unknown>> = {},
) {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, page);
  const answers: (CompiledExample | undefined)[] = [];
  const contexts: (boolean | undefined)[] = [];
  const marks: string[] = [];
  const keep = () => (tree: Root) =>
    visit(tree, 'code', ({ data }: Code) => {
      answers.push(data?.compiled);
      contexts.push(data?.needsContext);
      marks.push(data?.usesHiddenNames ? 'hidden' : data?.doesNotCompile ? 'failed' : '');
    });
  const content = page.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const vfile = new VFile({ path: file, value: content, data: { frontMatter } });
  await createProcessor({ remarkPlugins: [[plugin, { root, ...options }], keep] }).process(vfile);
  return { answers, contexts, marks, linesBefore: keptLinesBefore(vfile.data) };
}

const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n\n';

describe('remarkCompiledExamples', () => {
  test.each([
    ['v12.mdx', 'docs/manual/page.mdx'],
    ['v8.mdx', 'versioned_docs/version-v8.0.0/page.mdx'],
  ])('leaves on %s what its golden file says', async (name, page) => {
    const source = fs.readFileSync(path.join(__dirname, 'golden', name), 'utf8');
    const { answers } = await transform(source, page);
    // Texts by line, so that differences can be read.
    const lines = (_key: string, value: unknown) =>
      typeof value === 'string' && value.includes('\n') ? value.split('\n') : value;
    const text = answers.map((answer) => JSON.stringify(answer ?? null, lines, 2)).join('\n\n');
    expectGolden(__dirname, `${name}.txt`, text);
  });

  test('leaves on each fence what its version’s compiler printed', async () => {
    const page = [
      '```res prelude\ntype crate = {weight: int}\n```',
      '<div>\n\n```res\nlet crate = {weight: 12}\n```\n\n</div>',
      '- item\n\n  ```res expect-error\n  let crate: string = {weight: 12}\n  ```',
      '```js\nlet a\n```',
      '```res no-check="why"\nlet = \n```',
    ].join('\n\n');
    const { answers } = await transform(FRONT_MATTER + page);
    expect(answers).toMatchObject([
      undefined,
      { kind: 'output', javaScript: expect.stringMatching(/^let crate = \{\n {2}weight: 12/) },
      { kind: 'error', message: expect.stringContaining('Example.res:1:21') },
      undefined,
      undefined,
    ]);
  });

  test('takes the version from the folder', async () => {
    const of = async (name: string) => {
      const [answer] = (await transform('```res\nlet a = 1\n```', name)).answers;
      return answer?.kind === 'output' ? answer.javaScript : '';
    };
    expect(await of('docs/manual/page.mdx')).toMatch(/^let a = 1;/);
    expect(await of('versioned_docs/version-v11.0.0/page.mdx')).toMatch(/^var a = 1;/);
    expect(await of('versioned_docs/version-v9.0.0/page.mdx')).toMatch(/exports\.a = a;/);
    const { docusaurusName } = LATEST_MANUAL_VERSION;
    const latest =
      docusaurusName === 'current' ? 'docs/manual' : `versioned_docs/version-${docusaurusName}`;
    expect(await of('blog/2026-01-01-post.mdx')).toBe(await of(`${latest}/page.mdx`));
  });

  test('takes the version of a post from its front matter', async () => {
    const page = '---\ncompiler: v9.0.0\n---\n\n```res\nlet a = 1\n```';
    const { answers } = await transform(page, 'blog/post.mdx', undefined, undefined, {
      compiler: 'v9.0.0',
    });
    expect(answers).toMatchObject([{ javaScript: expect.stringMatching(/exports\.a = a;/) }]);
  });

  test('reads Reason where the fence is Reason', async () => {
    const page = '```re\nlet add = (~x, ~y) => x + y;\n```';
    const { answers } = await transform(page, 'versioned_docs/version-v8.0.0/page.mdx');
    expect(answers).toMatchObject([{ javaScript: expect.stringContaining('return x + y | 0;') }]);
  });

  test('refuses a page with the lines of its file, all problems at once', async () => {
    const page = `${FRONT_MATTER}Text.\n\n\`\`\`res\nlet ok = 1\nlet wrong: string = 1\n\`\`\`\n\n\`\`\`res nonsense\nlet a = 1\n\`\`\`\n`;
    const message = await transform(page).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(message).toMatch(
      /docs\/manual\/page\.mdx:10:21: Expected an example that compiles, got an error\./,
    );
    expect(message).toContain('10 │ let wrong: string = 1');
    expect(message).toMatch(/docs\/manual\/page\.mdx:13: Expected example, .* got nonsense/);
  });

  test('tells later transforms how many lines were taken off', async () => {
    expect((await transform(`${FRONT_MATTER}\n\`\`\`js\na\n\`\`\``)).linesBefore).toBe(6);
  });

  test('does not start what a page’s own flags ask for', async () => {
    const target = path.join(root, 'started');
    const page = `\`\`\`res\n@@config({flags: ["-ppx", "touch ${target};false"]})\nlet a = 1\n\`\`\``;
    await expect(transform(page)).rejects.toThrow(
      /page\.mdx:1: Expected a program without file-level flags/,
    );
    expect(fs.existsSync(target)).toBe(false);
  });

  test('shows foreign code as far as it compiles, and links what stands alone', async () => {
    const { answers, contexts, marks } = await transform(
      [
        '```res foreign="Js.String2.length"\nJs.log(Js.String2.length("abcd"))\n```',
        '```res foreign="Js.String2.length"\nJs.log("abcd"->concat("e"))\n```',
        '```res foreign="Js.String2.length"\nlength("abcd", 1, 2)\n```',
        '```ocaml foreign="Js.String2.length"\nlet a = [|1|]\n```',
        '```res foreign="Js.String2.length" sig\nlet length: t => int\n```',
        '```res foreign="Js.String2.length" prelude\nlet text = "abcd"\n```',
        '```res foreign="Js.String2.length"\nJs.log(text)\n```',
        '```res foreign="Js.String2.length"\nJs.String2.length("abcd") == 4\n```',
      ].join('\n\n'),
      'api_versioned_docs/version-v10.0.0/js/string2.generated.mdx',
    );
    const output = (part: string) => ({
      kind: 'output',
      javaScript: expect.stringContaining(part),
    });
    expect(answers).toEqual([
      output('console.log("abcd".length)'),
      output('"abcd".concat("e")'),
      undefined,
      undefined,
      undefined,
      output('var text = "abcd"'),
      output('console.log(text)'),
      // It compiles to nothing: the result is known beforehand.
      undefined,
    ]);
    expect(contexts).toEqual([false, true, true, undefined, true, false, true, false]);
    expect(marks).toEqual(['', 'hidden', 'failed', '', '', '', 'hidden', '']);
  });

  test('refuses foreign code on a page of a writer', async () => {
    const page = '```res foreign="Js.String2.length"\nlet a = 1\n```';
    await expect(transform(page, 'docs/api/page.mdx')).rejects.toThrow(
      /^docs\/api\/page\.mdx:1: Expected foreign on fences of generated pages/,
    );
  });

  test('refuses options of the wrong kind', () => {
    const options: object = { onMissingCompiler: 'ignore' };
    expect(() => remarkCompiledExamples(options)).toThrow(
      /compiled-examples:.*"onMissingCompiler" must be one of/,
    );
  });
});

describe('on a platform without a compiler', () => {
  /** The plugin as it is loaded there. */
  let elsewhere: typeof remarkCompiledExamples | undefined;
  let warn: jest.SpyInstance;
  const platform = Object.getOwnPropertyDescriptor(process, 'platform');
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.defineProperty(process, 'platform', { ...platform, value: 'sunos' });
    jest.isolateModules(() => {
      elsewhere = jest.requireActual<{
        readonly remarkCompiledExamples: typeof remarkCompiledExamples;
      }>('../../../plugins/compiled-examples').remarkCompiledExamples;
    });
  });
  afterEach(() => {
    Object.defineProperty(process, 'platform', platform ?? {});
    jest.restoreAllMocks();
  });

  const { compilerPackage: CURRENT } = currentOf(MANUAL_VERSIONS).toolchain;

  // What is kept from other runs would do without a compiler.
  const page = () => `\`\`\`res\nlet unique = "${path.basename(root)}"\n\`\`\`\n`;

  test('pages say so, and one warning names what is missing', async () => {
    const twice = page() + page().replace('unique', 'another');
    const { answers } = await transform(twice, 'docs/manual/page.mdx', elsewhere);
    const { answers: more } = await transform(page(), 'docs/manual/more.mdx', elsewhere);
    expect([...answers, ...more]).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ kind: 'unavailable' })),
    );
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(
        new RegExp(`Expected ${CURRENT} \\S+ to run on sunos \\(\\w+\\), got “.*ENOENT`),
      ),
    );
  });

  test('a build that must have everything ends', async () => {
    const built = transform(page(), 'docs/manual/page.mdx', elsewhere, {
      onMissingCompiler: 'throw',
    });
    await expect(built).rejects.toThrow(new RegExp(`Expected ${CURRENT} .* to run on sunos`));
    expect(warn).not.toHaveBeenCalled();
  });
});
