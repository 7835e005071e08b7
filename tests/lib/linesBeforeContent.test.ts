import { linesBeforeContent } from '../../src/lib/linesBeforeContent';

test.each([
  ['no front matter', 'a\nb', 'a\nb', 0],
  ['front matter', '---\ntitle: A\n---\na', 'a', 3],
  ['blank lines behind it', '---\ntitle: A\n---\n\n \na', 'a', 5],
  ['an indented first line', '---\ntitle: A\n---\n\n  a', 'a', 4],
  ['empty front matter', '---\n---\na', 'a', 2],
  ['a rule that is no front matter', 'a\n\n---\n\nb', 'a\n\n---\n\nb', 0],
  ['blank lines that were kept', '---\ntitle: A\n---\n\na', '\na', 3],
  ['front matter that was kept', '---\ntitle: A\n---\n\na', '---\ntitle: A\n---\n\na', 0],
  ['blank lines at the start', '\n\na', 'a', 2],
  ['line breaks of Windows', '---\r\ntitle: A\r\n---\r\n\r\na', 'a', 4],
])('%s', (_, page, content, lines) => {
  expect(linesBeforeContent(page, content)).toBe(lines);
});
