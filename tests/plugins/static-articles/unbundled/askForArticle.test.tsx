/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { openArticles } from '../../../../plugins/static-articles/unbundled/askForArticle';
import { answerQuestions } from '../../../../plugins/static-articles/unbundled/compiler';
import { channelName } from '../../../../plugins/static-articles/unbundled/protocol';

/** A module as the MDX loader makes it of a page with one paragraph. */
const moduleOf = (text: string): string => `
export const frontMatter = {};
export {default as metadata} from '@site/.docusaurus/page.json'
import {jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
export default function MDXContent() {
  const {p} = {p: 'p', ..._provideComponents()};
  return _jsx(p, { children: ${text} });
}
`;

let siteDir: string;
let close: () => void;
const loaded: string[] = [];

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'unbundled-'));
  fs.mkdirSync(path.join(siteDir, '.docusaurus'));
  fs.writeFileSync(path.join(siteDir, '.docusaurus/page.json'), '{"source":"@site/a.mdx"}');
  for (const name of ['a', 'b'])
    fs.writeFileSync(path.join(siteDir, `${name}.mdx`), `"page ${name}"`);
  fs.writeFileSync(path.join(siteDir, 'picture.mdx'), 'require("./ship.png")');
  fs.writeFileSync(path.join(siteDir, 'broken.mdx'), 'broken');
  close = answerQuestions(
    ['a', 'b', 'picture', 'broken'].map((name) => `@site/${name}.mdx`),
    async (file, text) => {
      loaded.push(path.relative(siteDir, file));
      if (text === 'broken') throw new Error('MDX compilation failed: a brace is open.');
      return moduleOf(text);
    },
    { siteDir, generatedFilesDir: siteDir },
  );
});
afterAll(() => {
  close();
  fs.rmSync(siteDir, { recursive: true });
});

function htmlOf({ default: Content }: Readonly<Record<string, unknown>>): string {
  return renderToStaticMarkup(createElement(Content as ElementType));
}

test('brings pages to several threads, each what it has asked for', async () => {
  const [one, other] = [openArticles(siteDir), openArticles(siteDir)];
  const pages = await Promise.all([one('@site/a.mdx'), other('@site/b.mdx'), other('@site/a.mdx')]);
  expect(pages.map(htmlOf)).toEqual(['<p>page a</p>', '<p>page b</p>', '<p>page a</p>']);
  expect(pages[0]).toMatchObject({ frontMatter: {}, metadata: { source: '@site/a.mdx' } });
});

test('compiles pages before they are asked for', async () => {
  await openArticles(siteDir)('@site/a.mdx');
  await expect(openArticles(siteDir)('@site/picture.mdx')).resolves.toBeDefined();
  expect(loaded.filter((file) => file === 'picture.mdx')).toHaveLength(1);
});

test('tells why a page could not be compiled', async () => {
  await expect(openArticles(siteDir)('@site/broken.mdx')).rejects.toThrow(
    'MDX compilation failed: a brace is open.',
  );
});

test('tells of a page that needs the bundler after all', async () => {
  const page = await openArticles(siteDir)('@site/picture.mdx');
  expect(() => htmlOf(page)).toThrow(
    'static-articles: expected @site/picture.mdx to need no file of the bundler, but it asks for ./ship.png',
  );
});

test('hears neither other builds nor other messages', async () => {
  const stranger = new BroadcastChannel(channelName(siteDir));
  stranger.postMessage({ answerTo: 'nobody', program: 'throw new Error("run")' });
  stranger.postMessage('hello');
  await expect(openArticles(siteDir)('@site/b.mdx')).resolves.toBeDefined();
  stranger.close();
});
