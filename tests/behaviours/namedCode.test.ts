/** @jest-environment jsdom */
import { nameCode } from '../../src/behaviours/namedCode';
import { codeKey, type NameTypes } from '../../src/lib/nameTypes';

const CODE = 'let a = b->List.map(c)\nlet s = `d ${a}`';

const FILE: NameTypes = {
  facts: [
    { type: 'int' },
    {
      type: '(list<int>, int => int) => list<int>',
      comment: 'Calls it for each.',
      href: '/api/list#value-map',
    },
  ],
  // a, b, List, map, c, s, d, a
  codes: { [codeKey(CODE)]: [0, 0, -1, 1, -1, -1, -1, 0] },
};

const answer = jest.fn();

beforeEach(() => {
  global.fetch = answer;
  answer.mockReset();
  answer.mockResolvedValue({ ok: true, status: 200, text: async () => JSON.stringify(FILE) });
  document.body.innerHTML = `<a class="code-playground" href="/base/try?version=v1"></a>
    <pre><code data-code><span class="k">let</span> a = b-&gt;List.<span class="f">map</span>(c)
<span class="k">let</span> s = \`d \${a}\`</code></pre>`;
});

const code = () => document.querySelector<HTMLElement>('code') ?? document.body;

it('marks the names whose types are known, and leaves the text as it was', async () => {
  await nameCode(code(), 'first');
  expect(answer).toHaveBeenCalledWith('http://localhost/base/name-types/first.json');
  expect(code().textContent).toBe(CODE);
  const names = [...document.querySelectorAll<HTMLElement>('[data-type]')];
  expect(names.map(({ textContent, dataset }) => [textContent, dataset.type])).toEqual([
    ['a', 'int'],
    ['b', 'int'],
    ['map', '(list<int>, int => int) => list<int>'],
    ['a', 'int'],
  ]);
  expect(names[2]?.dataset).toMatchObject({
    comment: 'Calls it for each.',
    href: '/api/list#value-map',
  });
  expect(document.querySelector('pre')).toHaveAttribute('data-types');
});

it('asks for a file once, and again where it did not arrive', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(nameCode(code(), 'second')).rejects.toThrow('got status 404');
  await nameCode(code(), 'second');
  await nameCode(code(), 'second');
  expect(answer).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('[data-type]')).toHaveLength(4);
});

it('leaves code that is none of the page’s examples', async () => {
  code().textContent = 'npm install';
  await nameCode(code(), 'third');
  expect(document.querySelector('[data-type]')).toBeNull();
  expect(document.querySelector('pre')).not.toHaveAttribute('data-types');
});
