/** A repository with one configuration schema, and pages of it as the build renders them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { remarkConfigSchema } from '../../../plugins/config-schema';
import { NEXT_MANUAL_VERSION } from '../../../src/versions';
import { renderPage } from '../../support/renderPage';

/** A folder that is deleted after the tests of the file. */
export function temporaryRoot(): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'config-schema-')));
  afterAll(() => fs.rmSync(root, { recursive: true }));
  return root;
}

/** Writes a file below a root, with its folders. */
export function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

const PACKAGE = `node_modules/${NEXT_MANUAL_VERSION.toolchain.compilerPackage}`;

/** Where the schema of the fixture stands. */
export const SCHEMA_PATH = `${PACKAGE}/docs/docson/build-schema.json`;

/** Writes the package of the version that `docs/manual` belongs to. */
export function writePackage(root: string, schema: object, license = 'MIT'): void {
  write(
    root,
    `${PACKAGE}/package.json`,
    JSON.stringify({ name: 'rescript', version: '12.0.0', license }),
  );
  write(root, SCHEMA_PATH, JSON.stringify(schema));
}

/** The HTML of a page of `docs/manual`. */
export function renderManualPage(root: string, source: string): Promise<string> {
  return renderPage({
    source,
    path: path.relative('/site', path.join(root, 'docs/manual/schema.mdx')),
    remarkPlugins: [[remarkConfigSchema, { root }]],
  });
}

/** The section of a key in a page's HTML: from its heading to the next one. */
export function sectionOf(html: string, anchor: string): string {
  const start = html.search(new RegExp(`<h[34] id="${anchor}"`));
  if (start < 0) throw new Error(`No heading with the id ${anchor} in ${html}`);
  const rest = html.slice(start);
  const end = rest.slice(1).search(/<h[1-6]/);
  return (end < 0 ? rest : rest.slice(0, end + 1)).replaceAll('\n', '');
}
