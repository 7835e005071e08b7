import { isMarkdown, parseRegistry } from '../../../plugins/static-articles/registry';
import { stylesModule } from '../../../plugins/static-articles/styles';

const line = (chunk: string, module: string): string =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const REGISTRY = `export default {
${line('a1', '@site/docs/type.mdx')}
${line('b2', '@theme/DocItem')}
${line('c3', '@generated/props.json')}
${line('d4', '@site/blog/ships.md?truncated=true')}
};
`;

test('reads what Docusaurus writes', () => {
  expect([...parseRegistry(REGISTRY)]).toEqual([
    ['a1', '@site/docs/type.mdx'],
    ['b2', '@theme/DocItem'],
    ['c3', '@generated/props.json'],
    ['d4', '@site/blog/ships.md?truncated=true'],
  ]);
});

test.each(['export default {};', `${REGISTRY}  "e5": other,\n`])(
  'refuses another shape',
  (text) => {
    expect(() => parseRegistry(text)).toThrow(/expected \d entries of registry\.js to be imports/);
  },
);

test('knows contents, with and without a query', () => {
  expect(['a.md', 'a.mdx', 'a.mdx?x=1', 'a.tsx', 'mdx.json'].map(isMarkdown)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the module of style sheets imports components, each by itself, and no contents or data', () => {
  expect(stylesModule(parseRegistry(REGISTRY)).split('\n')).toEqual([
    'import("@generated/client-modules");',
    'import("@theme/NotFound");',
    'import("@theme/Root");',
    'import("@theme/DocItem");',
    '',
  ]);
});
