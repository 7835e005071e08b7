/** What npm packages say about their licenses. */
import fs from 'node:fs';
import path from 'node:path';

import {
  type Decoded,
  type Decoder,
  describe,
  dictionary,
  map,
  oneOf,
  parseJson,
  record,
  string,
} from '../../src/lib/decode';
import { packageOf } from '../../src/lib/bundleReport/moduleName';

/** A package of which the build holds a copy. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it, where the package does. */
  readonly license: string;
  /** Who holds the rights, as far as the package's manifest says. */
  readonly author?: string;
  /** Texts of license and notice, as the package's files have them. */
  readonly texts: readonly string[];
}

const author: Decoder<string> = oneOf(
  string,
  map(record({ name: string }), ({ name }) => name),
);

const manifest = record(
  { name: string, version: string },
  { license: string, author, dependencies: dictionary(string) },
);

/** Files in which packages keep their terms. */
const TERMS = /^(?:license|licence|copying(?:\.lesser)?|notice)(?:[.-](?:md|txt|mit))?$/i;

/**
 * Folders of the packages that modules belong to, once each.
 *
 * @param modules paths below the site, such as `./node_modules/react/index.js`
 */
export function packageFolders(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((module) => {
    const name = packageOf(module);
    if (name === undefined) return [];
    const end = module.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length;
    return module.slice(0, end);
  });
  return [...new Set(folders)].sort();
}

function readManifest(folder: string): Decoded<typeof manifest> {
  const file = path.join(folder, 'package.json');
  const read = parseJson(fs.readFileSync(file, 'utf8'), manifest);
  if (!read.ok) throw new Error(`licenses: ${file}: ${describe(read.error)}; run npm ci.`);
  return read.value;
}

/**
 * Folders with those of the packages that they depend on, directly or not.
 *
 * @param root folder of the site, where packages are looked for that lie in none of the folders
 * @throws Error as `readNotice`
 */
export function withDependencies(folders: readonly string[], root: string): readonly string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const own = path.join(folder, 'node_modules', name);
      visit(fs.existsSync(own) ? own : path.join(root, 'node_modules', name));
    }
  };
  folders.forEach(visit);
  return [...found].sort();
}

/**
 * Reads the terms of a package.
 *
 * @param folder absolute path
 * @throws Error when its manifest is not what npm asks for
 */
export function readNotice(folder: string): Notice {
  const { name, version, license = 'none', author: holder } = readManifest(folder);
  const texts = fs
    .readdirSync(folder)
    .filter((entry) => TERMS.test(entry))
    .sort()
    .map((entry) =>
      fs.readFileSync(path.join(folder, entry), 'utf8').replaceAll('\r\n', '\n').trim(),
    );
  return { name, version, license, ...(holder !== undefined && { author: holder }), texts };
}
