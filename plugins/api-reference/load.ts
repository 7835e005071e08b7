/**
 * The reference of each version, read from the installed packages once and kept in a cache.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { describe, type Decoder, field, parseJson, string } from '../../src/lib/decode';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import { cached, compilerFacts, format, keyOf, toolchainKey } from '../compiled-examples/compiler';
import { codeTools, TimeoutError } from './extract/codeTools';
import { extract, UnavailableError } from './extract';
import { rawReference, type RawReference } from './extract/raw';
import { CORE_SOURCES, referenceFacts } from './libraries';
import { documented, type MarkupOf } from './model/document';
import { apiModel } from './model/schema';
import { withFormattedSignatures } from './model/signatures';
import { skeletonOf } from './model/skeleton';
import type { ApiModel } from './model/types';

export { UnavailableError } from './extract';

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** Where models and what they are made of are kept. */
const CACHE_FOLDER = path.resolve('node_modules', '.cache', 'api-reference');

const PLUGIN = path.resolve('plugins', 'api-reference');
const COMPILER = path.resolve('plugins', 'compiled-examples', 'compiler');

/** What decides how packages are read. */
const EXTRACTING = [
  path.join(PLUGIN, 'extract'),
  path.join(PLUGIN, 'libraries.ts'),
  path.resolve('src', 'compilers.ts'),
  COMPILER,
];

/** What decides what is made of them. */
const BUILDING = [
  ...EXTRACTING,
  ...['docstrings', 'model', 'signatures', 'sources', 'load.ts', 'slugs.ts'].map((name) =>
    path.join(PLUGIN, name),
  ),
];

/** Names of files with code. */
const CODE = /\.(?:ts|cjs)$/;

async function filesBelow(place: string): Promise<readonly string[]> {
  if (CODE.test(place)) return [place];
  const files = await fs.readdir(place, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => CODE.test(file)).map((file) => path.join(place, file));
}

const codeKeys = new Map<readonly string[], Promise<string>>();

/** A name for the code in some places: a cache that it filled is not read by other code. */
export function codeKey(places: readonly string[]): Promise<string> {
  const known = codeKeys.get(places);
  if (known) return known;
  const found = (async () => {
    const hash = createHash('sha256');
    const files = (await Promise.all(places.map(filesBelow))).flat().sort();
    for (const text of await Promise.all(files.map((file) => fs.readFile(file)))) hash.update(text);
    return hash.digest('hex');
  })();
  codeKeys.set(places, found);
  return found;
}

/** The release of an installed package. */
async function releaseOf(packageName: string): Promise<string> {
  const file = path.resolve('node_modules', ...packageName.split('/'), 'package.json');
  const read = parseJson(await fs.readFile(file, 'utf8'), field('version', string));
  if (!read.ok) throw new Error(`${describe(read.error)} of ${file}; run npm ci.`);
  return read.value;
}

/** Everything but code that a version's reference depends on. */
async function packagesKey({ toolchain }: DocsVersion): Promise<readonly unknown[]> {
  const { standardLibraryFolder, usesCore } = compilerFacts(toolchain);
  const packages = [
    toolchain.compilerPackage,
    standardLibraryFolder,
    '@rescript/tools',
    ...(usesCore ? [CORE_SOURCES.packageName] : []),
  ];
  return [toolchainKey(toolchain), packages, await Promise.all(packages.map(releaseOf))];
}

/** Keeps an answer for later builds. */
async function kept<T>(
  name: string,
  parts: readonly unknown[],
  decoder: Decoder<T>,
  answer: () => Promise<T>,
): Promise<T> {
  return cached({ key: keyOf(name, ...parts), decoder, answer, folder: CACHE_FOLDER });
}

async function rawOf(version: DocsVersion): Promise<RawReference> {
  const parts = [await codeKey(EXTRACTING), await packagesKey(version)];
  return kept('raw reference', parts, rawReference, () => extract(version));
}

/** Lays an interface out as its version does; undefined where the formatter does not read it. */
async function formatted(code: string, { toolchain }: DocsVersion): Promise<string | undefined> {
  const extension = toolchain.syntax === 'reason' ? 'rei' : 'resi';
  const formatting = await format({ code, extension }, toolchain);
  if (formatting.status === 'timeout') throw new TimeoutError(toolchain);
  return formatting.status === 'formatted' ? formatting.code : undefined;
}

async function skeleton(version: DocsVersion): Promise<ApiModel> {
  const { toolchain, name } = version;
  const facts = referenceFacts(toolchain.compilerPackage);
  return skeletonOf(await rawOf(version), name, toolchain.syntax, facts);
}

function markupOf({ toolchain }: DocsVersion): MarkupOf {
  const { libraries } = referenceFacts(toolchain.compilerPackage);
  const own = new Map<string | undefined, 'odoc' | undefined>(
    libraries.map(({ name, markup }) => [name, markup]),
  );
  const common = toolchain.syntax === 'reason' ? 'odoc' : 'markdown';
  return ({ path: [library] }) => own.get(library) ?? common;
}

async function build(version: DocsVersion, donor: DocsVersion | undefined): Promise<ApiModel> {
  const model = await skeleton(version);
  const laidOut = await withFormattedSignatures(model, (code) => formatted(code, version));
  return documented(laidOut, {
    markupOf: markupOf(version),
    tools: codeTools(version.toolchain),
    base: `/docs/manual/${version.path}/api`,
    ...(donor && { donor: { model: await skeleton(donor), markupOf: markupOf(donor) } }),
  });
}

const models = new Map<string, Promise<ApiModel>>();

async function loaded(version: DocsVersion): Promise<ApiModel> {
  const { backfilledFrom } = referenceFacts(version.toolchain.compilerPackage);
  const donor = VERSIONS.find(({ toolchain }) => toolchain.compilerPackage === backfilledFrom);
  const parts = [
    await codeKey(BUILDING),
    version.name,
    version.path,
    await packagesKey(version),
    donor ? await packagesKey(donor) : [],
  ];
  return kept('reference', parts, apiModel, () => build(version, donor));
}

/**
 * The API reference of a version.
 *
 * @param name a version's name in `src/versions.ts`
 * @throws UnavailableError with one sentence where this machine can't run the version's compiler
 * @throws Error naming file and expectation where a package has another layout than is known
 */
export function loadApiModel(name: string): Promise<ApiModel> {
  const version = VERSIONS.find((one) => one.name === name);
  if (!version) {
    const names = VERSIONS.map((one) => one.name).join(', ');
    return Promise.reject(
      new Error(`Expected the name of a version in src/versions.ts (${names}), got ${name}.`),
    );
  }
  const known = models.get(name);
  if (known) return known;
  const model = loaded(version);
  models.set(name, model);
  return model;
}

/** The references of all versions that this machine has the compilers of. */
export interface ApiModels {
  /** Newest first, as in `src/versions.ts`. */
  readonly models: readonly ApiModel[];
  /** Versions without a model, with a sentence that says why. */
  readonly unavailable: readonly { readonly version: string; readonly reason: string }[];
}

/**
 * The API references of all versions.
 *
 * @throws Error naming file and expectation where a package has another layout than is known
 */
export async function loadAllApiModels(): Promise<ApiModels> {
  const all = await Promise.all(
    VERSIONS.map(async ({ name }) => {
      try {
        return await loadApiModel(name);
      } catch (error) {
        if (error instanceof UnavailableError) return { version: name, reason: error.message };
        throw error;
      }
    }),
  );
  return {
    models: all.flatMap((one) => ('libraries' in one ? [one] : [])),
    unavailable: all.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}
