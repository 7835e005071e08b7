import { element, text } from '../../src/lib/html';
import { elementNode, htmlNode } from '../../src/lib/htmlNode';

test('text and attributes are escaped', () => {
  expect(element('a', { title: '"<&>"', hidden: true, id: undefined, n: 1 }, text('<&>"'))).toBe(
    '<a title="&quot;&lt;&amp;&gt;&quot;" hidden n="1">&lt;&amp;&gt;"</a>',
  );
});

test('elements with nodes stay what they are, under the names that React has', () => {
  const node = elementNode('div', { class: 'a', 'data-b': true, id: undefined }, []);
  expect(node).toMatchObject({ name: 'div', data: { _mdxExplicitJsx: true } });
  expect(node.attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'className', value: 'a' },
    { type: 'mdxJsxAttribute', name: 'data-b', value: '' },
  ]);
});

test('finished HTML is one string, as code and as its tree', () => {
  const html = '<b>"it\'s"</b>';
  const [attribute] = htmlNode('p', {}, html).attributes;
  expect(attribute).toMatchObject({
    name: 'dangerouslySetInnerHTML',
    value: { value: JSON.stringify({ __html: html }) },
  });
  expect(JSON.stringify(attribute)).toContain(
    JSON.stringify({ type: 'Literal', value: html, raw: JSON.stringify(html) }),
  );
});
