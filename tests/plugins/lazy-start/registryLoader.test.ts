import withoutWeakReferences from '../../../plugins/lazy-start/registryLoader.cjs';

it('keeps the imports of the registry and drops its weak references', () => {
  const entry = (reference: string) =>
    `"a-1": [() => import(/* webpackChunkName: "a-1" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a \\"b\\".mdx", ${reference}],`;
  const source = `export default {\n  ${entry('require.resolveWeak("@site/docs/a \\"b\\".mdx")')}\n};\n`;
  expect(withoutWeakReferences(source)).toBe(`export default {\n  ${entry('undefined')}\n};\n`);
});
