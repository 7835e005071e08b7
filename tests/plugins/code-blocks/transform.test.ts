/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { remarkCodeBlocks } from '../../../plugins/code-blocks';
import type { CompiledExample } from '../../../src/lib/compiledExample';
import { keepLinesBefore } from '../../../src/lib/compiledExample';
import { currentOf } from '../../../src/lib/versionTable';
import { MANUAL_VERSIONS } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';
import { expectGolden } from '../../support/golden';
import { renderPage } from '../../support/renderPage';

const PAGES = path.join(__dirname, 'golden');

/** What the compiler answered to the fences of the golden pages, by their code. */
const ANSWERS: Readonly<Record<string, CompiledExample>> = {
  'let shelf = "poetry"': { kind: 'output', javaScript: 'let shelf = "poetry";' },
  'let crate = {weight: 12}': {
    kind: 'output',
    javaScript: 'let crate = {\n  weight: 12\n};',
  },
  'let crate: string = {weight: 12}': {
    kind: 'error',
    message:
      "This is a record of type crate\n\n  But it's expected to have type: string, which is a long line",
  },
  'let lamp = (_: int): float => %todo("Buy oil")': {
    kind: 'output',
    javaScript: 'function lamp(param) {}',
    warning: 'Todo found: <Buy oil>',
  },
  'let lamp = %todo("Buy oil")': { kind: 'output', javaScript: '', warning: 'Todo found' },
  'let unavailable = 1': { kind: 'unavailable', reason: 'none' },
  'let add = (~x, ~y) => x + y;': {
    kind: 'output',
    javaScript: 'function add(x, y) {\n  return x + y | 0;\n}',
  },
};

/** Leaves answers on fences, as plugins/compiled-examples does. */
const answered = (answers: Readonly<Record<string, CompiledExample>>) => () => (tree: Root) => {
  visit(tree, 'code', (node) => {
    const compiled = answers[node.value];
    node.data = {
      ...node.data,
      ...(compiled && { compiled }),
      needsContext: node.value.includes('= Station.'),
    };
  });
};

const render = (
  source: string,
  page = 'docs/manual/page.mdx',
  { baseUrl = '/', answers = {} }: { baseUrl?: string; answers?: typeof ANSWERS } = {},
) =>
  renderPage({
    source,
    path: page,
    remarkPlugins: [answered(answers), [remarkCodeBlocks, { root: '/site', baseUrl }]],
  });

/** One element a line, so that differences can be read. */
const spread = (html: string) => html.replace(/(?=<(?:div|pre|a|button|p)\b)/g, '\n').trim();

describe('remarkCodeBlocks', () => {
  test.each(fs.readdirSync(PAGES).filter((name) => /\.mdx?$/.test(name)))(
    'renders %s as in its golden file',
    async (name) => {
      const source = fs.readFileSync(path.join(PAGES, name), 'utf8');
      const folder = name === 'reason.mdx' ? 'versioned_docs/version-v8.0.0' : 'docs/manual';
      const html = await render(source, `${folder}/${name}`, { answers: ANSWERS });
      const { compilerRelease } = currentOf(MANUAL_VERSIONS).toolchain;
      expectGolden(
        __dirname,
        `${name}.html`,
        spread(html).replaceAll(`version=v${compilerRelease}`, 'version={current}'),
      );
    },
  );

  test('keeps the code as it is written', async () => {
    const code = '\n  let a = `<b> & "c"`\n\n\tlet d = 1  ';
    document.body.innerHTML = await render(`\`\`\`res {2}\n${code}\n\`\`\``);
    expect(document.querySelector('[data-code]')?.textContent).toBe(code);
  });

  test('puts a button beneath what can be run, with its data as JSON that ends no element', async () => {
    const live = { release: '1.0.0', shown: './Example.mjs', modules: { live: '"</script>"' } };
    const marked = () => (tree: Root) => {
      visit(tree, 'code', (node) => {
        node.data = { compiled: { kind: 'output', javaScript: 'let a = 1;' }, live };
      });
    };
    document.body.innerHTML = await renderPage({
      source: '```res live\nlet a = 1\n```',
      path: 'docs/manual/page.mdx',
      remarkPlugins: [marked, [remarkCodeBlocks, { root: '/site', baseUrl: '/' }]],
    });
    const button = document.querySelector('[data-code-block] button[data-run]');
    expect(button?.textContent).toBe('Run this example');
    expect(JSON.parse(button?.nextElementSibling?.textContent ?? '')).toEqual(live);
  });

  test('puts a button beneath the task of an exercise, with its data, and no output beside it', async () => {
    const exercise = { id: '1', kind: 'mend', release: '1.0.0', expected: ['<3>'] } as const;
    const marked = () => (tree: Root) => {
      visit(tree, 'code', (node) => {
        node.data = { exercise };
      });
    };
    document.body.innerHTML = await renderPage({
      source: '```res task\nlet a = 1\n```',
      path: 'docs/manual/page.mdx',
      remarkPlugins: [marked, [remarkCodeBlocks, { root: '/site', baseUrl: '/' }]],
    });
    const button = document.querySelector<HTMLElement>('[data-code-block] button[data-run]');
    expect([button?.textContent, button?.dataset.run]).toEqual(['Try it', 'Exercise']);
    expect(JSON.parse(button?.nextElementSibling?.textContent ?? '')).toEqual(exercise);
    expect(document.querySelectorAll('[data-code]')).toHaveLength(1);
    expect(document.querySelector('a.code-playground')).toBeInTheDocument();
  });

  test('names each panel as its tab, in the same order', async () => {
    document.body.innerHTML = await render('```res\nlet shelf = "poetry"\n```', undefined, {
      answers: ANSWERS,
    });
    const names = (role: string) =>
      [...document.querySelectorAll(`[role="${role}"]`)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
    expect(names('tab')).toEqual(['ReScript', 'JS Output']);
    expect(names('tabpanel')).toEqual(names('tab'));
  });

  test('shows what several versions answer, each with its versions, and the playground of the newest', async () => {
    const compiled: CompiledExample = {
      kind: 'answers',
      answers: [
        { kind: 'error', message: 'No.', versions: ['v10.0.0', 'v11.0.0', 'v12.0.0'] },
        { kind: 'error', message: 'Nothing.', versions: ['v9.0.0'] },
      ],
    };
    const release = () => (tree: Root) =>
      visit(tree, 'code', (node) => {
        node.data = { ...node.data, compiled, release: '12.2.0' };
      });
    document.body.innerHTML = await renderPage({
      source: '```res expect-error\nlet a = b\n```',
      path: 'docs/errors/page.mdx',
      remarkPlugins: [
        release,
        [
          remarkCodeBlocks,
          { root: '/site', baseUrl: '/', explain: async () => ({ id: 'own', summary: 'Own.' }) },
        ],
      ],
    });
    const answers = [...document.querySelectorAll('.code-answer')];
    expect(answers.map((answer) => answer.textContent)).toEqual([
      'The compiler answers in v10, v11 and v12No.',
      'The compiler answers in v9Nothing.',
    ]);
    expect(document.querySelector('.code-playground')).toHaveAttribute(
      'href',
      '/try?version=v12.2.0',
    );
  });

  test('links an answer to the page that is about it', async () => {
    const asked: string[] = [];
    const explain = async (message: string, release: string) => {
      asked.push(`${release} ${message}`);
      return message === 'No.' ? { id: 'lost', summary: 'A `<lost>` name.' } : undefined;
    };
    document.body.innerHTML = await renderPage({
      source: '```res expect-error\nlet a = b\n```\n\n```res expect-error\nlet c = d\n```',
      path: 'docs/manual/page.mdx',
      remarkPlugins: [
        answered({
          'let a = b': { kind: 'error', message: 'No.' },
          'let c = d': { kind: 'error', message: 'Never.' },
        }),
        [remarkCodeBlocks, { root: '/site', baseUrl: '/docs-site/', explain }],
      ],
    });
    const links = [...document.querySelectorAll('.code-answer a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/docs-site/errors/lost', 'A <lost> name.'],
    ]);
    const { compilerRelease } = currentOf(MANUAL_VERSIONS).toolchain;
    expect(asked).toEqual([`${compilerRelease} No.`, `${compilerRelease} Never.`]);
  });

  test('shows no tab and no answer where the compiler left none', async () => {
    const html = await render('```res\ntype a = int\n```\n\n```res hide-output\nlet a = 1\n```');
    expect(html).not.toMatch(/role="tab"|code-answer/);
    expect(html.match(/data-code-block/g)).toHaveLength(2);
  });

  describe('links to the playground', () => {
    const linkOf = async (source: string, page?: string, baseUrl?: string) => {
      document.body.innerHTML = await render(source, page, { ...(baseUrl && { baseUrl }) });
      return document.querySelector('.code-playground')?.getAttribute('href');
    };

    test.each(MANUAL_VERSIONS.map((version) => [version.docusaurusName, version] as const))(
      'carry the compiler of %s',
      async (name, version) => {
        const folder = name === 'current' ? 'docs/manual' : `versioned_docs/version-${name}`;
        expect(await linkOf('```res\nlet a = 1\n```', `${folder}/page.mdx`)).toBe(
          `/try?version=v${version.toolchain.compilerRelease}`,
        );
      },
    );

    test('carry the compiler that a post chose', async () => {
      const older = versionOf(9);
      document.body.innerHTML = await renderPage({
        source: '```res\nlet a = 1\n```',
        path: 'blog/a.mdx',
        frontMatter: { compiler: older.name },
        remarkPlugins: [[remarkCodeBlocks, { root: '/site', baseUrl: '/' }]],
      });
      expect(document.querySelector('.code-playground')?.getAttribute('href')).toBe(
        `/try?version=v${older.toolchain.compilerRelease}`,
      );
    });

    test('ask for Reason where the fence is Reason', async () => {
      const link = await linkOf('```re\nlet a = 1;\n```', 'versioned_docs/version-v8.0.0/a.mdx');
      expect(link).toMatch(/&ext=re$/);
    });

    test('stand below the base URL', async () => {
      const link = await linkOf('```res\nlet a = 1\n```', 'blog/a.mdx', '/docs-site/');
      expect(link).toMatch(/^\/docs-site\/try\?/);
    });

    test.each(['res sig', 'resi', 'res no-check="why"', 'js', 'text'])(
      'are not on %s fences',
      async (fence) => {
        expect(await linkOf(`\`\`\`${fence}\nlet a = 1\n\`\`\``)).toBeUndefined();
      },
    );

    test.each([
      [{ usesHiddenNames: true }, "uses names that it doesn't declare itself."],
      [{ doesNotCompile: true }, "doesn't compile as written in this version."],
    ])('say what a package’s example lacks: %j', async (data, words) => {
      const marked = () => (tree: Root) => {
        visit(tree, 'code', (node) => {
          node.data = { ...node.data, ...data };
        });
      };
      document.body.innerHTML = await renderPage({
        source: '```res\nlet b = ages\n```',
        remarkPlugins: [marked, [remarkCodeBlocks, { root: '/site' }]],
      });
      expect(document.querySelector('.code-note')?.textContent).toContain(words);
    });

    test('are not on programs of several files, for the playground has one', async () => {
      const several = () => (tree: Root) => {
        visit(tree, 'code', (node) => {
          node.data = { ...node.data, needsContext: node.value.includes('Till') };
        });
      };
      document.body.innerHTML = await renderPage({
        source: '```res file="Till.res"\nlet a = 1\n```\n\n```res\nlet b = Till.a\n```',
        remarkPlugins: [several, [remarkCodeBlocks, { root: '/site' }]],
      });
      expect(document.querySelectorAll('.code-playground')).toHaveLength(1);
    });

    test('are marked where their programs can be run, with what the page does not show', async () => {
      const runs = () => (tree: Root) => {
        visit(tree, 'code', (node) => {
          const modules: Record<string, string> = node.value.includes('Till') ? { Till: '1' } : {};
          const compiled = { kind: 'output', javaScript: 'let b = 1;' } as const;
          node.data = { ...node.data, compiled, run: { release: '12.0.0', modules } };
        });
      };
      document.body.innerHTML = await renderPage({
        source: '```res\nlet a = 1\n```\n\n```res\nlet b = Till.a\n```',
        remarkPlugins: [runs, [remarkCodeBlocks, { root: '/site' }]],
      });
      expect(document.querySelectorAll('a[data-runs]')).toHaveLength(2);
      const data = [...document.querySelectorAll('script[data-runs]')];
      expect(data.map(({ textContent }) => JSON.parse(textContent).modules)).toEqual([
        { Till: '1' },
      ]);
    });

    test('find the preludes of the page marked', async () => {
      document.body.innerHTML = await render(
        '```res prelude\ntype t = int\n```\n\n```res\nlet a: t = 1\n```',
      );
      const preludes = [...document.querySelectorAll('[data-prelude]')];
      expect(preludes.map(({ textContent }) => textContent)).toEqual(['type t = int']);
    });
  });

  describe('refuses', () => {
    const problemsOf = async (source: string): Promise<string> => {
      try {
        await render(source, 'docs/manual/page.mdx');
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return 'none';
    };

    test.each([
      [
        'lines that are no lines',
        '```js {1,x}\nlet a\n```',
        /page\.mdx:3: Expected a line number or a range, got "x"/,
      ],
      ['lines after the last', '```js {3}\na\nb\n```', /page\.mdx:3: Expected no line after 2/],
      [
        'unknown words',
        '```res sample\nlet a = 1\n```',
        /page\.mdx:3: Expected example, .* got sample; correct it/,
      ],
      [
        'labels that are no strings',
        '<CodeTab labels={[1]}>\n\n```sh\na\n```\n\n</CodeTab>',
        /page\.mdx:3: Expected a list of strings in labels/,
      ],
      [
        'labels that are no list',
        '<CodeTab labels="npm">\n\n```sh\na\n```\n\n</CodeTab>',
        /Expected a list of strings in labels/,
      ],
      [
        'too many labels',
        '<CodeTab labels={["a", "b"]}>\n\n```sh\na\n```\n\n</CodeTab>',
        /Expected at most 1 labels/,
      ],
      [
        'text among tabs',
        '<CodeTab>\n\n```sh\na\n```\n\nText.\n\n</CodeTab>',
        /page\.mdx:9: Expected only fences inside <CodeTab>, got paragraph/,
      ],
      [
        'tabs without fences',
        '<CodeTab></CodeTab>',
        /Expected fences inside <CodeTab>, got nothing/,
      ],
    ])('%s, with file and line', async (_, source, message) => {
      expect(await problemsOf(`# Page\n\n${source}\n`)).toMatch(message);
    });

    test('with the line of the file, where front matter was taken off', async () => {
      const below = () => (_tree: Root, file: VFile) => keepLinesBefore(file.data, 6);
      const page = renderPage({
        source: '```js {9}\na\n```',
        remarkPlugins: [below, [remarkCodeBlocks, { root: '/site' }]],
      });
      await expect(page).rejects.toThrow(/page\.mdx:7: Expected no line after 1/);
    });

    test('all at once', async () => {
      const problems = await problemsOf('```js {0}\na\n```\n\n```js {9}\na\n```');
      expect(problems.split('\n')).toHaveLength(2);
    });

    test('options of the wrong kind', () => {
      expect(() => remarkCodeBlocks({ baseUrl: 'docs' })).toThrow(/code-blocks:.*"baseUrl"/);
    });
  });
});
