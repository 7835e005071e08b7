import { scriptJson } from '../../src/lib/pageHtml';

test.each([
  { title: '</script><script>alert(1)</script>' },
  { title: '<!--<script>' },
  { title: 'a < b', list: [null, true, 1.5, 'ä \u2028'] },
  '<',
])('%j says the same, and nothing in it ends the element', (value) => {
  const json = scriptJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
