import { contentPaths } from '../../../../plugins/static-articles/fold/routes';
import { propsOf } from '../../../../plugins/static-articles/client/props';

test.each([
  [['content'], ['a'], { content: 'a' }],
  [
    ['items.0.content', 'items.1.content'],
    ['a', 'b'],
    { items: [{ content: 'a' }, { content: 'b' }] },
  ],
  [['content', 'more.content'], ['a', 'b'], { content: 'a', more: { content: 'b' } }],
  [['pages.0.items.1'], ['a'], { pages: [{ items: [undefined, 'a'] }] }],
  [[], [], {}],
  [['content'], [], { content: undefined }],
])('%j with %j', (paths, contents, props) => {
  expect(propsOf(paths, contents)).toEqual(props);
});

test('lists are lists', () => {
  expect(propsOf(['items.0.content'], ['a']).items).toBeInstanceOf(Array);
});

test('gives back what the folding has taken away', () => {
  const tree = { items: [{ content: 'a.mdx' }, { content: 'b.mdx' }], content: 'c.mdx' };
  const paths = contentPaths(tree, () => true);
  expect(propsOf(paths, ['a.mdx', 'b.mdx', 'c.mdx'])).toEqual(tree);
});
