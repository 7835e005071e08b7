import { callingComponent, refusal } from '../../../../plugins/static-articles/stateful/refusal';

test.each([
  ['a hook', ['guard', 'Counter', 'renderWithHooks', 'Article'], 'Counter'],
  ['hooks of our own', ['guard', 'useCopy', 'CopyButton'], 'CopyButton'],
  ['functions of modules', ['guard', 'exports.useCopy', 'exports.Video'], 'Video'],
  ['Markdown', ['jsx', null, '_createMdxContent', 'MDXContent'], 'the article itself'],
  ['no names', ['guard', null, 'renderWithHooks'], undefined],
])('finds the component behind %s', (_what, callers, component) => {
  expect(callingComponent(callers)).toBe(component);
});

test.each([
  [{ kind: 'hook', name: 'useState' }, 'Clock calls useState'],
  [{ kind: 'handler', name: 'onClick', element: 'b' }, 'Clock puts onClick on a <b>'],
  [{ kind: 'class', name: 'Timer' }, 'Clock uses the class component Timer'],
] as const)('names the file, the component and the reason: %j', (refused, reason) => {
  expect(refusal('@site/docs/react/x.mdx', refused, 'Clock')).toBe(
    `docs/react/x.mdx: Expected nothing in an article to need React in the browser, but ${reason}, which does nothing in static HTML: make it an island (src/islands), delegate its behavior (src/behaviours), or render plain HTML.`,
  );
});
