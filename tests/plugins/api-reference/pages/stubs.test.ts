import fs from 'node:fs';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { loadAllApiModels } from '../../../../plugins/api-reference/load';
import type { ApiModel } from '../../../../plugins/api-reference/model/types';
import { type Stub, stubsOf, versionFolder } from '../../../../plugins/api-reference/pages/stubs';
import { checkFrontMatter } from '../../../../plugins/docs-instances/frontMatter';
import { dictionary, parseJson, string } from '../../../../src/lib/decode';
import { type DocsVersion, MANUAL_VERSIONS } from '../../../../src/versions';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;
const [NEWEST] = MANUAL_VERSIONS;

const nothing = () => false;

let models: readonly ApiModel[];

beforeAll(async () => {
  ({ models } = await loadAllApiModels());
}, COLD_MS);

function made(
  version: DocsVersion,
  isWritten: (slug: string) => boolean = nothing,
): readonly Stub[] {
  const model = models.find((one) => one.version === version.name);
  if (!model) throw new Error(`Expected a model of ${version.name}, got none.`);
  return stubsOf(model, version, 'abc', isWritten);
}

function versionNamed(name: string): DocsVersion {
  const found = VERSIONS.find((version) => version.name === name);
  if (!found) throw new Error(`Expected a version ${name}, got none.`);
  return found;
}

function textOf(version: string, slug: string): string {
  return (
    made(versionNamed(version)).find(({ file }) => file === `${slug}.generated.mdx`)?.text ?? ''
  );
}

async function frontMatterOf({ file, text }: Stub) {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: text,
  });
  return frontMatter;
}

test('a page knows its route, its names, its sidebar and what is above it', async () => {
  expect(textOf('v10.0.0', 'js/typed-array-2_int-8-array')).toBe(`---
id: "typed-array-2_int-8-array"
slug: "/js/typed-array-2_int-8-array"
title: "Js.TypedArray2.Int8Array"
metaTitle: "Js.TypedArray2.Int8Array | JS Module"
description: "The module Js.TypedArray2.Int8Array in ReScript 10: 56 values and 3 types, among them unsafe_get, unsafe_set, buffer and byteLength."
sidebar_label: "TypedArray2Int8Array"
displayed_sidebar: "js"
ancestors: [{"label":"Js","slug":"js"},{"label":"TypedArray2","slug":"js/typed-array-2"}]
---

<ApiModule id="Js.TypedArray2.Int8Array" state="abc" />
`);
});

test('newer versions nest routes and have titles of their own', () => {
  const text = textOf('v11.0.0', 'core/intl/numberformat/grouping');
  expect(text).toContain('metaTitle: "Core.Intl.NumberFormat.Grouping | API"');
  expect(text).toContain(
    'ancestors: [{"label":"Core","slug":"core"},{"label":"Intl","slug":"core/intl"},{"label":"NumberFormat","slug":"core/intl/numberformat"}]',
  );
});

test('a library that nobody wrote about has a page with its modules and what its root holds', () => {
  expect(textOf('v9.0.0', 'belt')).toMatch(
    /<ApiModules library="Belt" state="abc" \/>\n\n<ApiModule id="Belt" state="abc" \/>\n$/,
  );
});

test('pages that somebody wrote get no file', () => {
  const files = made(NEWEST, (slug) => slug === 'belt' || slug === 'stdlib/array').map(
    ({ file }) => file,
  );
  expect(files).not.toContain('belt.generated.mdx');
  expect(files).not.toContain('stdlib/array.generated.mdx');
  expect(files).toContain('belt/array.generated.mdx');
});

test('two modules of one route are refused, with both names', () => {
  const model = models[0];
  const [library] = model?.libraries ?? [];
  if (!model || !library) throw new Error('Expected a library, got none.');
  const twice = {
    ...model,
    libraries: [library, { ...library, root: { ...library.root, id: 'Twin', modules: [] } }],
  };
  expect(() => stubsOf(twice, NEWEST, 'abc', nothing)).toThrow(
    `Expected a route of its own for Twin of ${NEWEST.name}, got stdlib, which is that of Stdlib; correct`,
  );
});

describe.each(VERSIONS.map((version) => [version.name, version] as const))(
  '%s',
  (_name, version) => {
    test('has front matter that Docusaurus and the schema take, with an id that is the route', async () => {
      for (const stub of made(version)) {
        const frontMatter = await frontMatterOf(stub);
        checkFrontMatter(`/site/${versionFolder(version)}/${stub.file}`, frontMatter);
        const folder = stub.file.replace(/[^/]*$/, '');
        expect(`/${folder}${String(frontMatter.id)}`).toBe(frontMatter.slug);
      }
    });

    test('names a sidebar that its sidebars file has', async () => {
      const sidebars = Object.keys(
        version.docusaurusName === 'current'
          ? (await import('../../../../sidebars.api')).default
          : (JSON.parse(
              fs.readFileSync(
                `api_versioned_sidebars/version-${version.docusaurusName}-sidebars.json`,
                'utf8',
              ),
            ) as object),
      );
      const named = await Promise.all(
        made(version).map(async (stub) => (await frontMatterOf(stub)).displayed_sidebar),
      );
      expect(sidebars.sort()).toEqual(['docs', ...new Set(named)].sort());
    });
  },
);

describe('the routes of the published site', () => {
  const routes = parseJson(
    fs.readFileSync('tests/fixtures/apiRoutes.json', 'utf8'),
    dictionary(dictionary(dictionary(string))),
  );
  if (!routes.ok) throw new Error('Expected slugs and labels by version and library.');
  /** Modules that were dropped where the standard library came with the compiler. */
  const GONE_WITH_STDLIB = new Set(['js/list', 'js/vector']);

  test.each(Object.entries(routes.value))('of %s have a page each', (name, libraries) => {
    const version = versionNamed(name);
    const folder = versionFolder(version);
    const pages = new Set(made(version).map(({ file }) => file.replace(/\.generated\.mdx$/, '')));
    const hasStdlib = [...pages].some((page) => page.startsWith('stdlib/'));
    const missing = Object.values(libraries)
      .flatMap((modules) => Object.keys(modules))
      .filter((slug) => !hasStdlib || !GONE_WITH_STDLIB.has(slug))
      // The compiler's own standard library has another name; /api/core is sent there by redirects.
      .map((slug) => (hasStdlib ? slug.replace(/^core\b/, 'stdlib') : slug))
      .filter((slug) => !pages.has(slug) && !fs.existsSync(`${folder}/${slug}.mdx`));
    expect(missing).toEqual([]);
  });
});
