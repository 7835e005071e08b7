import { createProcessor } from '@mdx-js/mdx';
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';

import { remarkCompiledExamples } from '../../../plugins/compiled-examples';
import { checkFences } from '../../../plugins/compiled-examples/check';
import { checkPageFences } from '../../../plugins/compiled-examples/inVersions';
import { scanFences, scanPage } from '../../../plugins/compiled-examples/scan';
import type { Exercise } from '../../../src/lib/practice/exercise';
import type { Toolchain } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

const { toolchain: V12 } = versionOf(12);
const { toolchain: V11 } = versionOf(11);

/** An exercise as writers write it: its parts, each a word and code. */
function exercise(kind: string, ...parts: readonly (readonly [word: string, code: string])[]) {
  const fences = parts.map(([word, code]) => `\`\`\`res ${word}\n${code}\n\`\`\`\n`);
  return `<Exercise kind="${kind}">\n\nDo it.\n\n${fences.join('\n')}\nThat is why.\n\n</Exercise>\n`;
}

/** What is proved of a page: its exercises, and what is wrong with the line that it is about. */
async function prove(page: string, toolchain: Toolchain = V12) {
  const { examples, problems } = await checkFences(scanFences(page), toolchain, 'page.mdx');
  return {
    exercises: [...examples.values()].flatMap((example): Exercise[] =>
      example.exercise ? [example.exercise] : [],
    ),
    problems: problems.map(({ line, text }) => `${line}: ${text.split('\n')[0]}`),
  };
}

const TASK = ['task', 'let total: string = 1 + 2'] as const;
const CHECK = ['check', 'Console.log(total)'] as const;
const SOLUTION = ['solution', 'let total = 1 + 2'] as const;

describe('proof of exercises', () => {
  test.each([
    ['v12', V12],
    ['v11', V11],
  ])('expects what the solution prints with the check behind it (%s)', async (_, toolchain) => {
    const { exercises, problems } = await prove(
      exercise('mend', TASK, CHECK, SOLUTION) +
        exercise(
          'complete',
          ['task', 'let half = count => count'],
          ['check', 'Console.log2("half", half(8))\nConsole.log("two\\nlines")'],
          ['solution', 'let half = count => count / 2'],
        ) +
        exercise('predict', ['task', 'Console.log([1, 2]->Array.length)']),
      toolchain,
    );
    expect(problems).toEqual([]);
    const { compilerRelease: release } = toolchain;
    const id: unknown = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(exercises).toEqual([
      { id, kind: 'mend', release, expected: ['3'], check: 'Console.log(total)' },
      {
        id,
        kind: 'complete',
        release,
        expected: ['half 4', 'two', 'lines'],
        check: 'Console.log2("half", half(8))\nConsole.log("two\\nlines")',
      },
      { id, kind: 'predict', release, expected: ['2'] },
    ]);
    expect(new Set(exercises.map((one) => one.id)).size).toBe(3);
  });

  test('prints values as pages do, waits for promises, and uses the preludes', async () => {
    const { exercises, problems } = await prove(
      '```res prelude\ntype crate = {label: string, weights: array<int>}\n```\n\n' +
        exercise('predict', [
          'task',
          [
            'exception Full(string)',
            'Console.log({label: "tea", weights: [1, 2]})',
            'Console.log(Full("shelf"))',
            'let later = async () => {',
            '  await Promise.resolve()',
            '  Console.log("later")',
            '}',
            'later()->ignore',
            'Console.error("it\'s `now`")',
          ].join('\n'),
        ]),
    );
    expect(problems).toEqual([]);
    expect(exercises[0]?.expected).toEqual([
      '{label: "tea", weights: [1, 2]}',
      'Playground.Full("shelf")',
      "it's `now`",
      'later',
    ]);
  });

  const wrong: readonly (readonly [name: string, page: string, problem: RegExp])[] = [
    [
      'a solution that does not compile',
      exercise('mend', TASK, CHECK, ['solution', 'let total = 1 + "2"']),
      /^14: Expected solution to compile, got an error/,
    ],
    [
      'a check that does not fit the solution',
      exercise('mend', TASK, ['check', 'Console.log(sum)'], SOLUTION),
      /^10: Expected check to compile, got an error/,
    ],
    [
      'a check whose statements can’t be told apart',
      exercise(
        'mend',
        TASK,
        ['check', 'let text =\nInt.toString(total)\nConsole.log(text)'],
        SOLUTION,
      ),
      /^9: Expected check to compile with a mark before each statement, got an error/,
    ],
    [
      'a solution with a warning',
      exercise('mend', TASK, CHECK, [
        'solution',
        'let total = switch Some(1) {\n| Some(n) => n\n}',
      ]),
      /^14: Expected solution to compile without warnings, got one/,
    ],
    [
      'a solution that prints nothing',
      exercise('mend', TASK, SOLUTION),
      /^9: Expected solution to print, got nothing; print something, or add a check/,
    ],
    [
      'a solution that throws',
      exercise('mend', TASK, ['solution', 'let total = Option.getOrThrow(None) + 1']),
      /^9: Expected solution to run to its end, got the exception/,
    ],
    [
      'a task that prints the same',
      exercise('complete', ['task', 'let total = 2 + 1'], CHECK, SOLUTION),
      /^5: Expected task not to compile, or to print something else than solution, got the same/,
    ],
    [
      'a prediction that prints nothing',
      exercise('predict', ['task', 'let a = 1']),
      /^5: Expected task to print, got nothing; print something\./,
    ],
    [
      'a prediction with a solution',
      exercise('predict', ['task', 'Console.log(1)'], ['solution', 'Console.log(1)']),
      /^1: Expected one fence, res task, in <Exercise kind="predict">, got task, solution/,
    ],
    [
      'parts in another order',
      exercise('mend', TASK, SOLUTION, CHECK),
      /^1: Expected the fences res task, res check .* got task, solution, check/,
    ],
    [
      'no parts',
      '<Exercise kind="mend">\n\n```res\nlet a = 1\n```\n\n</Exercise>',
      /^1: Expected the fences .* got none/,
    ],
    [
      'an unknown kind',
      exercise('repair', TASK),
      /^1: Expected kind="…" of <Exercise> \(mend, complete, predict\), got repair/,
    ],
    [
      'a part outside of an exercise',
      '```res task\nlet a = 1\n```',
      /^1: Expected task on a fence inside of <Exercise kind="…">, got it outside/,
    ],
    [
      'a part with other words',
      exercise('predict', ['task hide-output', 'Console.log(1)']),
      /^5: Expected res task and no other word .* got res task hide-output/,
    ],
    [
      'a task that is too long',
      exercise('predict', ['task', Array.from({ length: 16 }, () => 'Console.log(1)').join('\n')]),
      /^5: Expected a task of 15 lines at most, got 16; leave out/,
    ],
    [
      'a program that could start others',
      exercise('predict', ['task', '@@config({flags: ["-w"]})\nConsole.log(1)']),
      /^5: Expected a program without file-level flags/,
    ],
  ];

  test.each(wrong)('tells %s', async (_, page, problem) => {
    const { exercises, problems } = await prove(page);
    expect(problems[0]).toMatch(problem);
    expect(exercises).toEqual([]);
  });

  test('a task may throw, and one that is changed is another exercise', async () => {
    const solution = ['solution', 'let total = 3'] as const;
    const throwing = ['task', 'let total: int = Option.getOrThrow(None)'] as const;
    const [first] = (await prove(exercise('mend', throwing, CHECK, solution))).exercises;
    const [second] = (await prove(exercise('mend', TASK, CHECK, solution))).exercises;
    expect(first?.expected).toEqual(['3']);
    expect(first?.id).not.toBe(second?.id);
  });
});

/** The children of the exercises of a page, as the transform leaves them. */
async function arranged(page: string): Promise<readonly RootContent[]> {
  let children: readonly RootContent[] = [];
  const keep = () => (tree: Root) => {
    ({ children } = tree);
  };
  const file = new VFile({ path: 'docs/manual/no-such-page.mdx', value: page });
  await createProcessor({ remarkPlugins: [remarkCompiledExamples, keep] }).process(file);
  return children;
}

/** What a node is, as far as these tests are concerned. */
function nameOf(node: RootContent): unknown {
  if (node.type === 'code') return [node.lang, node.value];
  if (node.type === 'mdxJsxFlowElement') {
    const attributes = node.attributes.map((one) => (one.type === 'mdxJsxAttribute' ? one : null));
    return [
      node.name,
      Object.fromEntries(attributes.flatMap((one) => (one ? [[one.name, one.value]] : []))),
      ...node.children.map(nameOf),
    ];
  }
  return 'children' in node ? node.children.map(nameOf).join('') : Reflect.get(node, 'value');
}

describe('the transform', () => {
  test('takes the check out, folds the solution away, and leaves the exercise on its task', async () => {
    const [element] = await arranged(
      exercise('mend', TASK, CHECK, SOLUTION).replace(
        'That is why.',
        'That is why.\n\n<Hint>Look.</Hint>',
      ),
    );
    if (!element || !('children' in element)) throw new Error('an element');
    const id: unknown = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(nameOf(element)).toEqual([
      'Exercise',
      { kind: 'mend', id },
      'Do it.',
      ['res', TASK[1]],
      ['Hint', {}, 'Look.'],
      ['Solution', { kind: 'mend' }, ['res', SOLUTION[1]], 'That is why.'],
    ]);
    expect(element.children[1]?.data).toMatchObject({
      exercise: { kind: 'mend', expected: ['3'], check: CHECK[1] },
      needsContext: false,
    });
  });

  test('tells the island that its exercise is open', async () => {
    const page = exercise('predict', ['task', 'Console.log(1)']);
    const [element] = await arranged(page.replace('kind="predict"', 'kind="predict" open'));
    if (!element || !('children' in element)) throw new Error('an element');
    expect(element.children[1]?.data).toMatchObject({ exercise: { isOpen: true } });
  });

  test.each([
    ['none at all', '<Exercise kind="mend">\n\nDo it.\n\n</Exercise>\n', 'got none'],
    ['an empty element', '<Exercise kind="predict" />\n', 'got none'],
    ['text alone', '<Exercise kind="predict">\n\n```text\n1\n```\n\n</Exercise>\n', 'got none'],
    ['none, and an unknown kind', '<Exercise kind="repair">\n</Exercise>\n', 'got repair'],
  ])(
    'names an exercise whose fences are %s, as the text of the page does',
    async (_, page, got) => {
      const { fences, exercises } = scanPage(page);
      const { problems } = await checkPageFences(fences, 'page.mdx', V12, {}, exercises);
      expect(problems).toEqual([{ line: 1, text: expect.stringContaining(`${got}; correct`) }]);
      await expect(arranged(page)).rejects.toThrow(`${got}; correct`);
    },
  );

  test('shows what a task prints as the answer to a prediction', async () => {
    const [element] = await arranged(
      exercise('predict', ['task', 'Console.log(1)\nConsole.log(2)']),
    );
    expect(element && nameOf(element)).toEqual([
      'Exercise',
      { kind: 'predict', id: expect.stringMatching(/^[0-9a-f]{8}$/) },
      'Do it.',
      ['res', 'Console.log(1)\nConsole.log(2)'],
      ['Solution', { kind: 'predict' }, ['text', '1\n2'], 'That is why.'],
    ]);
  });
});
