import { articleProgram } from '../../../../plugins/static-articles/unbundled/program';
import { PROGRAM_PARAMETERS } from '../../../../plugins/static-articles/unbundled/protocol';

/** What Docusaurus's loader prints for a page, shortened. */
const MODULE = `
export const frontMatter = {
	title: 'export const of a harbor'
};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/docs/harbor.json'
export const assets = {

};

import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
export const toc = [{ "value": "Cranes", "id": "cranes", "level": 2 }];
function _createMdxContent(props) {
  const _components = { p: "p", ..._provideComponents(), ...props.components };
  return _jsx(_Fragment, { children: _jsx(_components.p, { children: "import a from 'b'; export const c = 1;" }) });
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

const readJson = (request: string): string => JSON.stringify({ from: request });

/** Calls a program with stand-ins that tell what they were called with. */
function run(program: string): Record<string, unknown> {
  const jsxRuntime = {
    Fragment: 'fragment',
    jsx: (type: string, props: object) => ({ type, props }),
  };
  const mdxReact = { useMDXComponents: () => ({ p: 'our-p' }) };
  return new Function(...PROGRAM_PARAMETERS, program)(jsxRuntime, mdxReact, undefined);
}

test('a program gives what the module exports', async () => {
  const exports = run(await articleProgram(MODULE, 'docs/harbor.mdx', readJson));
  expect(Object.keys(exports).sort()).toEqual(
    ['assets', 'contentTitle', 'default', 'frontMatter', 'metadata', 'toc'].sort(),
  );
  expect(exports).toMatchObject({
    frontMatter: { title: 'export const of a harbor' },
    contentTitle: undefined,
    metadata: { from: '@site/.docusaurus/docs/harbor.json' },
    assets: {},
    toc: [{ value: 'Cranes', id: 'cranes', level: 2 }],
  });
});

test('its component renders with the modules that it is given', async () => {
  const { default: MDXContent } = run(await articleProgram(MODULE, 'docs/harbor.mdx', readJson));
  expect(typeof MDXContent === 'function' && MDXContent()).toEqual({
    type: 'fragment',
    props: {
      children: { type: 'our-p', props: { children: "import a from 'b'; export const c = 1;" } },
    },
  });
});

test('the component keeps its name, which errors about articles look for', async () => {
  const { default: MDXContent } = run(await articleProgram(MODULE, 'docs/harbor.mdx', readJson));
  expect(MDXContent).toHaveProperty('name', 'MDXContent');
});

test.each([
  ["import Crane from '@site/src/Crane';", '"import Crane from \'@site/src/Crane\'"'],
  ["import 'react/jsx-runtime';", '"import \'react/jsx-runtime\'"'],
  ["export {default as crane} from './crane.mdx';", '"export {default as crane} from'],
])('refuses %s', async (statement, told) => {
  const sentence = articleProgram(`${statement}\n${MODULE}`, 'docs/harbor.mdx', readJson);
  await expect(sentence).rejects.toThrow(
    'static-articles: expected docs/harbor.mdx to need nothing of the bundler, got',
  );
  await expect(sentence).rejects.toThrow(told);
});

test('refuses exports that are no declarations', async () => {
  await expect(
    articleProgram(`${MODULE}export let tons = 3;`, 'docs/harbor.mdx', readJson),
  ).rejects.toThrow(
    'static-articles: expected tons of docs/harbor.mdx to be an exported constant or function',
  );
});
