import { lintProse } from '../../../scripts/prose/lint';
import { MAXIMUM_WORDS } from '../../../scripts/prose/rules/sentenceLength';

/** Mistakes as `line rule`. */
async function mistakesIn(text: string, file = 'docs/manual/signal.mdx'): Promise<string[]> {
  return (await lintProse(text, file)).map(({ line, rule }) => `${line} ${rule}`);
}

async function messagesIn(text: string): Promise<string[]> {
  return (await lintProse(text, 'docs/manual/signal.mdx')).map(({ message }) => message);
}

const words = (count: number): string => Array.from({ length: count }, () => 'signal').join(', ');

describe('lintProse', () => {
  it('leaves a good page alone', async () => {
    const page = [
      '---',
      'title: Signal',
      'description: A railway signal in ReScript, from the first type to the last branch.',
      '---',
      '',
      "import Plan from '@site/src/components/Plan';",
      '',
      '<Intro>',
      '',
      'A signal has three messages. `switch` asks for *each* of them, and [the manual](./record.mdx) says how.',
      '',
      '</Intro>',
      '',
      '## At run time {/* #cost */}',
      '',
      '| Key | Meaning |',
      '| --- | --- |',
      '| `node.js` | see JavaScript |',
      '',
      '<Plan of="javascript" />',
    ].join('\n');
    expect(await mistakesIn(page)).toEqual([]);
  });

  it('reads all that readers see: description, headings, lists, tables, quotes, tags, texts of pictures', async () => {
    const page = [
      '---',
      'title: Javascript', // the name of a published page
      'description: Javascript.',
      '---',
      '',
      '## Javascript',
      '',
      '- Javascript',
      '',
      '| Language |',
      '| --- |',
      '| Javascript |',
      '',
      '> Javascript',
      '',
      '<Warn>',
      '',
      'Read **[Javascript](./record.mdx)**.',
      '',
      '</Warn>',
      '',
      '<Info>Read <b>Javascript</b>.</Info>',
      '',
      '<Diagram',
      '  name="javascript"',
      '  alt="Javascript beside ReScript"',
      '/>',
    ].join('\n');
    expect(await mistakesIn(page)).toEqual(
      [3, 6, 8, 12, 14, 18, 22, 26].map((line) => `${line} names`),
    );
  });

  it('reads no code, imports, attributes, targets of links or comments', async () => {
    const page = [
      "import javascript from 'javascript';",
      '',
      '<!-- Javascript is easy is easy -->',
      '',
      '```res',
      'let just = "Javascript Javascript"',
      '```',
      '',
      'The file `Javascript.res` is [here](./Javascript.mdx), the {/* just */} other at https://x.org/javascript.',
      '',
      '<Plan of="Javascript" />',
      '',
      '{["Javascript"].join()}',
    ].join('\n');
    expect(await mistakesIn(page)).toEqual([]);
  });

  it('reads Markdown that is no MDX', async () => {
    expect(await mistakesIn('<br>\n\nA page of Javascript {.\n', 'README.md')).toEqual(['3 names']);
  });

  it('tells where a page is not MDX', async () => {
    expect(await lintProse('A signal.\n\n<Intro>', 'docs/manual/signal.mdx')).toEqual([
      { line: 3, rule: 'mdx', message: expect.stringMatching(/closing tag for `<Intro>`/) },
    ]);
  });
});

describe('sentence-length', () => {
  it('counts words up to the limit', async () => {
    expect(await mistakesIn(`${words(MAXIMUM_WORDS)}.`)).toEqual([]);
    expect(await mistakesIn(`${words(MAXIMUM_WORDS + 1)}.`)).toEqual(['1 sentence-length']);
  });

  it('tells how many words, in which sentence', async () => {
    expect(await messagesIn(`Short. The \`Signal\` has ${words(MAXIMUM_WORDS)}.`)).toEqual([
      `Expected at most ${MAXIMUM_WORDS} words in a sentence, got ${MAXIMUM_WORDS + 3}: split the one that begins “The \`…\` has signal, signal, …”, or make it a list.`,
    ]);
  });

  it('takes code for one word, whatever stands in it', async () => {
    expect(await mistakesIn(`\`${words(40)}\` is ${words(20)}.`)).toEqual([]);
  });

  it('ends sentences at full stops, not at lines and names', async () => {
    const half = words(MAXIMUM_WORDS - 5);
    expect(
      await mistakesIn(`It is ${half}. npm is ${half}. **See [it](./x.mdx).** And ${half}.`),
    ).toEqual([]);
    expect(await mistakesIn(`On Node.js 22. \`x\` is ${half}.`)).toEqual([]);
    expect(await mistakesIn(`Asks for React 18. It is ${half}. And ${half}`)).toEqual([]);
    expect(await mistakesIn(`With Node.js ${half}\nand ${half}.`)).toEqual(['1 sentence-length']);
  });

  it('knows no line of its own for each item of a list', async () => {
    expect(await mistakesIn(`- ${words(20)}\n- ${words(20)}`)).toEqual([]);
  });
});

describe('filler-words', () => {
  it.each(['You just call it.', 'It is\nof\ncourse true.', 'Very fast.', 'It comes soon.'])(
    'finds %j',
    async (text) => {
      expect(await mistakesIn(text)).toEqual([expect.stringMatching('filler-words')]);
    },
  );

  it.each(['Adjust it.', 'Stop as soon as it ends.', 'A just-in-time compiler.', 'Every signal.'])(
    'leaves %j alone',
    async (text) => {
      expect(await mistakesIn(text)).toEqual([]);
    },
  );

  it('says what to do', async () => {
    expect(await messagesIn('In order to compile, save.')).toEqual([
      'Got “In order to”: write “to”.',
    ]);
  });
});

describe('glossary', () => {
  it('finds a wrong name, across lines, too', async () => {
    expect(await messagesIn('Pass a named\nargument.')).toEqual([
      'Got “named argument”: write “labeled argument”, its one name on all pages (glossary in contributing/prose.md).',
    ]);
    expect(await mistakesIn('The decorator `@as` is read at runtime.')).toEqual([
      '1 glossary',
      '1 glossary',
    ]);
  });

  it('leaves words alone that are right for something else', async () => {
    const text =
      'The `Stdlib` needs a type annotation. Stdlib is a module; @rescript/runtime is the runtime. It looks like a decorator of TypeScript.';
    expect(await mistakesIn(text)).toEqual([]);
  });
});

describe('names', () => {
  it('finds misspelled names', async () => {
    expect(await messagesIn('Run Rescript on NodeJS.')).toEqual([
      'Got “Rescript”: write “ReScript”, or set it as code where it is code.',
      'Got “NodeJS”: write “Node.js”, or set it as code where it is code.',
    ]);
  });

  it('leaves files, packages and keys alone', async () => {
    expect(await mistakesIn('Open rescript.json of @scope/json on rescript-lang.org.')).toEqual([]);
  });
});

describe('doubled-words', () => {
  it('finds a word that stands twice', async () => {
    expect(await messagesIn('Open the\nthe signal.')).toEqual([
      'Expected “the” once, got it twice in a row: delete one.',
    ]);
    expect(await mistakesIn('Open the **the** signal.')).toEqual(['1 doubled-words']);
  });

  it('leaves other repetitions alone', async () => {
    expect(await mistakesIn('It takes an A. A signal is `a` `a`, step-by-step by hand.')).toEqual(
      [],
    );
  });
});

describe('tics and rhythm', () => {
  const short = Array.from({ length: 15 }, () => 'It is short.').join(' ');

  it('are found on pages', async () => {
    expect(await mistakesIn(`A signal.\n\nIt tells which one it is.\n\n${short}`)).toEqual([
      '1 rhythm',
      '3 tics',
    ]);
  });

  it('are silenced with a reason', async () => {
    const silence = (rule: string): string => `{/* prose-ok ${rule}: a reason */}`;
    const page = `${silence('rhythm')}\n\n${short}\n\n${silence('tics')}\n\nIt is behind it.`;
    expect(await mistakesIn(page)).toEqual([]);
  });
});

describe('prose-ok', () => {
  it('silences a rule for the next block, no other', async () => {
    const page = [
      '{/* prose-ok names: the name as the first release wrote it */}',
      '',
      'It was Javascript, and easy.',
      '',
      'It was Javascript.',
    ].join('\n');
    expect(await mistakesIn(page)).toEqual(['3 filler-words', '5 names']);
  });

  it('silences a list, a table and the block it stands in', async () => {
    const page = [
      '{/* prose-ok names: a reason */}',
      '',
      '- Javascript',
      '- Typescript',
      '',
      'Javascript. {/* prose-ok names: a reason */}',
    ].join('\n');
    expect(await mistakesIn(page)).toEqual([]);
    const readme = '<!-- prose-ok names: a reason -->\n\n| Javascript |\n| --- |\n| Typescript |\n';
    expect(await mistakesIn(readme, 'README.md')).toEqual([]);
    expect(await mistakesIn(readme)).toEqual([]);
  });

  it('asks for a rule and a reason', async () => {
    expect(await messagesIn('{/* prose-ok */}\n\nJavascript.')).toEqual([
      'Expected “prose-ok rule: reason”, got “prose-ok”: name the rule and tell why it is wrong here.',
      expect.stringMatching('Javascript'),
    ]);
    expect(await mistakesIn('{/* prose-ok names: */}\n\nJavascript.')).toEqual([
      '1 prose-ok',
      '3 names',
    ]);
    expect(await messagesIn('{/* prose-ok nouns: a reason */}\n\nA signal.')).toEqual([
      'Expected a rule of prose-ok (sentence-length, filler-words, tics, glossary, names, doubled-words, rhythm, version-words), got “nouns”.',
    ]);
  });

  it('tells what silences nothing', async () => {
    expect(
      await messagesIn('A signal.\n\n{/* prose-ok names: a reason */}\n\nJavaScript.'),
    ).toEqual([
      'Expected something that names finds, in the block with this comment or the next one, got nothing: delete the comment.',
    ]);
  });
});
