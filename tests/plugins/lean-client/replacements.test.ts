import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as utilsCommon from '@docusaurus/utils-common';

import { replacementAliases } from '../../../plugins/lean-client/aliases';
import { REPLACEMENTS } from '../../../plugins/lean-client/register';
import * as leanUtilsCommon from '../../../plugins/lean-client/replacements/utilsCommon';
import { field, parseJson, string } from '../../../src/lib/decode';

/** Version of the package that a file below node_modules belongs to. */
function versionOf(module: string): string {
  const folder = /^.*?(?:^|node_modules\/)((?:@[^/]+\/)?[^/]+)(?=\/(?!.*node_modules))/.exec(
    module,
  );
  const file = path.join('node_modules', folder?.[0] ?? '', 'package.json');
  const version = parseJson(readFileSync(file, 'utf8'), field('version', string));
  if (!version.ok) throw new Error(`expected a version in ${file}`);
  return version.value;
}

describe('the register', () => {
  it.each(REPLACEMENTS.map((row) => [row.module, row] as const))(
    '%s is installed in the version that its replacement was written for',
    (module, { version }) => {
      expect(existsSync(path.join('node_modules', module))).toBe(true);
      expect(versionOf(module)).toBe(version);
    },
  );

  it.each([true, false])('names replacements that exist (server: %s)', (isServer) => {
    for (const file of Object.values(replacementAliases(isServer))) {
      expect([`${file}.ts`, `${file}.tsx`].some((candidate) => existsSync(candidate))).toBe(true);
    }
  });

  it.each([true, false])('replaces a module once in a bundle (server: %s)', (isServer) => {
    const modules = REPLACEMENTS.filter(
      ({ bundles = 'client' }) =>
        bundles === 'both' || bundles === (isServer ? 'server' : 'client'),
    ).map(({ module }) => module);
    expect(modules).toEqual([...new Set(modules)]);
  });

  it('leaves the rendering at build its modules but for those that are slow there', () => {
    const files = Object.values(replacementAliases(true)).map((file) => path.basename(file));
    expect(new Set(files)).toEqual(
      new Set(['docsClientUtils', 'renderToHtml', 'serverHelmet', 'serverLink', 'serverRoutes']),
    );
  });

  it('gives the client nothing that is made for the rendering at build', () => {
    const files = Object.values(replacementAliases(false)).map((file) => path.basename(file));
    expect(files).not.toContain('serverHelmet');
    expect(files).toContain('helmet');
  });
});

describe('utils-common', () => {
  it('is the same functions', () => {
    expect(leanUtilsCommon).toEqual({ ...utilsCommon });
  });
});
