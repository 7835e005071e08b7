import { readDocument } from '../../../../plugins/search-index/page/document';
import { readSections } from '../../../../plugins/search-index/page/sections';
import { parseTree } from '../../../../plugins/search-index/page/tree';
import { builtPage } from '../../../support/searchPages';

const manual = readSections(readDocument(builtPage('manual')).article ?? fail(), false);

function fail(): never {
  throw new Error('expected an article');
}

function textAt(anchor: string): string {
  return manual.sections.find((section) => section.anchor === anchor)?.text ?? '';
}

function messagesAt(anchor: string): readonly string[] {
  return manual.sections.find((section) => section.anchor === anchor)?.messages ?? [];
}

test('exercises are left out: a wrong program explains nothing', () => {
  const article = parseTree(
    '<h2 id="exercises">Exercises</h2><p>Try them.</p><div data-exercise="1"><p>Sum up.</p><div class="code-block"><code data-code>Array.map()</code></div></div><p>Done.</p>',
  );
  expect(readSections(article, false).sections).toMatchObject([
    { heading: 'Exercises', text: 'Try them. Done.' },
  ]);
});

test.each(['api-changes', 'api-rows', 'api-contents'])(
  'lists of names (%s) are left out, which are found where they are declared',
  (name) => {
    const article = parseTree(
      `<h2 id="new">New</h2><div class="${name}"><a href="/f">slice_copy</a></div><p>Done.</p>`,
    );
    expect(readSections(article, false).sections).toMatchObject([
      { heading: 'New', text: 'Done.' },
    ]);
  },
);

describe('the text of an article', () => {
  it('has its title, and headings with level and anchor, without their links', () => {
    expect(manual.title).toBe('Pipe');
    expect(manual.sections.map(({ level, heading, anchor }) => [level, heading, anchor])).toEqual([
      [2, 'A first pipe', 'a-first-pipe'],
      [3, 'The value has another type', 'the-value-has-another-type'],
    ]);
  });

  it('has what stands above the first heading apart', () => {
    expect(manual.text).toBe('The pipe -> passes the value on its left.');
  });

  it('keeps the symbols of code in lines', () => {
    expect(textAt('a-first-pipe')).toContain(
      'x->f is another way to write f(x), unlike |>, %raw, @as and ...:',
    );
  });

  it('parts cells of tables', () => {
    expect(textAt('a-first-pipe')).toContain('You write It means a + b->f a + f(b)');
  });

  it('has the words of a diagram, not its labels', () => {
    const text = textAt('a-first-pipe');
    expect(text).toContain(
      'A value on its way Three titles go in. The underscore marks the place.',
    );
    expect(text).not.toContain('drawn label');
  });

  it('ends with names and comments of the first panel', () => {
    const text = textAt('a-first-pipe');
    expect(text).toMatch(/marks the place\. -> Array\.filter Short titles first$/);
    expect(text).not.toMatch(/Salt Roads|CompiledOutput|Copy code|JS Output/);
  });

  it("has the compiler's words, without greeting, place and source", () => {
    expect(textAt('the-value-has-another-type')).toBe(
      'The compiler marks the value. -> Int.toString',
    );
    expect(messagesAt('the-value-has-another-type')).toEqual([
      'This has type: string But this function argument is expecting: int',
    ]);
  });

  it.each([
    ['buttons', '<p>Text<button>Press</button></p>'],
    ['scripts', '<p>Text</p><script type="application/json">{"Press":1}</script>'],
    ['controls', '<p>Text</p><div role="search"><label>Press</label><input></div>'],
    ['what only decorates', '<p>Text</p><span aria-hidden="true">Press</span>'],
  ])('leaves out %s', (_, html) => {
    expect(readSections(parseTree(html), false).text).toBe('Text');
  });

  it('takes HTML in code as text', () => {
    const { text } = readSections(parseTree('<p><code>&lt;img onerror=x&gt;</code></p>'), false);
    expect(text).toBe('<img onerror=x>');
  });

  it.each([
    [
      'output of a tool that tells what went wrong',
      '=text',
      'Error: Till found in two directories: (src, src/money)',
      ['Error: Till found in two directories: (src, src/money)'],
    ],
    ['no output that shows what a program prints', '=text', 'the: 3\ntrain: 2', []],
    ['no programs', '', 'let error = "a file is not found here"', []],
  ])('takes as messages %s', (_, language, code, messages) => {
    const html = `<div class=code-block><pre><code data-code${language}>${code}</code></pre></div>`;
    expect(readSections(parseTree(html), false).messages).toEqual(messages);
  });

  it('takes the first cells of tables that list messages', () => {
    const html =
      '<table><tr><th>Message<th>Cause<tr><td><code>field name is required</code><td>No name</table>' +
      '<table><tr><th>Key<th>Cause<tr><td><code>name</code><td>It is required</table>';
    expect(readSections(parseTree(html), false).messages).toEqual(['field name is required']);
  });

  it('reads headings without an id as text, but for titles of examples', () => {
    const html = '<h3>Examples</h3><p>one</p><h3>Notes</h3><p>two</p>';
    expect(readSections(parseTree(html), true)).toEqual({
      title: undefined,
      text: 'one Notes two',
      messages: [],
      sections: [],
    });
  });
});
