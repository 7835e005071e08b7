import fs from 'node:fs';
import path from 'node:path';

import { describe, parseJson, record, string } from '../../src/lib/decode';
import type { Toolchain } from '../../src/versions';
import type { SchemaPackage } from './render';
import { parseSchema, type SchemaFile } from './schema';

/** Where every release of the compiler keeps the schema of its configuration. */
export const SCHEMA_FILE = 'docs/docson/build-schema.json';

const manifest = record({ name: string, version: string, license: string });

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`Expected the file ${file}, found none; run npm ci.`, { cause: error });
  }
}

/**
 * The schema that a version's compiler package brings, and what the package says about itself.
 *
 * @param root the repository's root
 * @throws Error of one sentence that names the file, for a missing or unknown one
 */
export function readSchema(
  { compilerPackage }: Toolchain,
  root: string,
): { readonly schema: SchemaFile; readonly package: SchemaPackage } {
  const folder = path.posix.join('node_modules', compilerPackage);
  const manifestFile = path.posix.join(folder, 'package.json');
  const facts = parseJson(read(path.join(root, manifestFile)), manifest);
  if (!facts.ok) throw new Error(`${manifestFile}: ${describe(facts.error)}; run npm ci.`);
  const { name, version: release, license } = facts.value;
  const file = path.posix.join(folder, SCHEMA_FILE);
  return {
    schema: parseSchema(read(path.join(root, file)), file),
    package: { name, release, license, file: SCHEMA_FILE },
  };
}
