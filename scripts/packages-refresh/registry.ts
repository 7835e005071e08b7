/**
 * What a registry tells of packages: its search endpoint, and of one package the newest release and the
 * times of all.
 */
import {
  array,
  type Decoded,
  type Decoder,
  dictionary,
  number,
  oneOf,
  record,
  string,
} from '../../src/lib/decode';
import { packageName, packageVersion } from '../../src/lib/packageSnapshot';
import type { Times } from './releaseDay';
import { type Asking, ask } from './request';

/** What is asked for, how hits are weighed, and how many pages are read. */
const SEARCH = {
  text: 'keywords:rescript',
  maintenance: '1.0',
  popularity: '0.5',
  quality: '0.9',
} as const;
const PAGE_SIZE = 250;
const PAGES = 3;

const found = record(
  {
    // Names of others are shown in a terminal at most; those of the index are checked by `release`.
    package: record({ name: string }, { version: string, date: string }),
  },
  { score: record({}, { final: number, detail: record({}, { maintenance: number }) }) },
);

const searchAnswer = record({ objects: array(found), total: number });

/** A hit of the search. */
export type Found = Decoded<typeof found>;

const repository = oneOf(string, record({ url: string }));

/** Takes anything else for undefined: packages of old hold the strangest things in these fields. */
function leniently<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (input) => {
    const result = decoder(input);
    return result.ok ? result : { ok: true, value: undefined };
  };
}

const release = record(
  { name: packageName, version: packageVersion },
  {
    keywords: leniently(array(string)),
    repository: leniently(repository),
    peerDependencies: leniently(dictionary(string)),
    deprecated: leniently(string),
  },
);

/** The newest release of a package. */
export type Release = Decoded<typeof release>;

/**
 * Asks for all packages with the language's keyword, page by page.
 *
 * @param registry its address, without a slash at the end
 * @throws Error with one sentence, where an answer fails or is none
 */
export async function searchPackages(
  registry: string,
  asking: Asking,
): Promise<ReadonlyMap<string, Found>> {
  const packages = new Map<string, Found>();
  for (let page = 0; page < PAGES; page += 1) {
    const url = new URL(`${registry}/-/v1/search`);
    url.search = new URLSearchParams({
      ...SEARCH,
      size: String(PAGE_SIZE),
      from: String(page * PAGE_SIZE),
    }).toString();
    const answer = await ask(url, searchAnswer, asking);
    if (answer === undefined) {
      throw new Error(
        `Expected the search endpoint of a registry at ${url.href}, got status 404; name a registry that has one with --registry, or leave the search out with --packuments.`,
      );
    }
    answer.objects.forEach((hit) => packages.set(hit.package.name, hit));
    if (answer.objects.length === 0 || (page + 1) * PAGE_SIZE >= answer.total) break;
  }
  return packages;
}

function addressOf(registry: string, name: string, rest = ''): URL {
  return new URL(`${registry}/${name.replace('/', '%2f')}${rest}`);
}

/**
 * Asks for the newest release of a package; undefined where the registry has no such package.
 *
 * @throws Error with one sentence, where the answer fails or is none
 */
export async function newestRelease(
  registry: string,
  name: string,
  asking: Asking,
): Promise<Release | undefined> {
  return ask(addressOf(registry, name, '/latest'), release, asking);
}

const packument = record({}, { time: leniently(dictionary(string)) });

/**
 * Asks for the times of a package's releases, which stand in the document about the whole package (the
 * packument, some megabytes for old ones); none where the registry does not tell them.
 *
 * @throws Error with one sentence, where the answer fails or is none
 */
export async function releaseTimes(registry: string, name: string, asking: Asking): Promise<Times> {
  const answer = await ask(addressOf(registry, name), packument, asking);
  return answer?.time ?? {};
}
