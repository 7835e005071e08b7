/**
 * Which back end a site has: `docusaurus.config.ts` asks it with the environment of the build and puts
 * the answer into `customFields.search`, where nothing means the embedded index.
 */
import { type AlgoliaConfig, searchOrigins } from './algolia/origins';
import type { SearchConfig } from './client';

export { searchOrigins };

/** Environment variables by name; an empty one counts as absent, as hosts give unset secrets. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The three that name an index; all or none. */
const KEYS = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Those that mean something only beside the keys. */
const CHOICES = ['ALGOLIA_HOSTS', 'ALGOLIA_INSIGHTS', 'ALGOLIA_INSIGHTS_HOST'] as const;

type Variable = (typeof KEYS)[number] | (typeof CHOICES)[number];

/** An origin that a Content-Security-Policy can name; without TLS on the machine itself alone. */
const ORIGIN = String.raw`(?:https://[\w.-]+|http://(?:localhost|127\.0\.0\.1))(?::\d+)?`;

/** What each variable may hold. The application's name becomes a part of host names. */
const SCHEMA: Readonly<Record<Variable, { readonly form: RegExp; readonly expected: string }>> = {
  ALGOLIA_APP_ID: { form: /^[A-Za-z0-9]+$/, expected: 'letters and digits' },
  ALGOLIA_API_KEY: {
    form: /^[\w+/=-]+$/,
    expected: 'a search-only API key, which has letters and digits',
  },
  ALGOLIA_INDEX_NAME: {
    form: /^[\w.-]+$/,
    expected: 'the name of an index, of letters, digits, "_", "-" and "."',
  },
  ALGOLIA_HOSTS: {
    form: new RegExp(String.raw`^${ORIGIN}(?:\s*,\s*${ORIGIN})*$`),
    expected: 'origins separated by commas ("https://a.example,https://b.example")',
  },
  ALGOLIA_INSIGHTS: { form: /^[01]$/, expected: '1, or 0 for none' },
  ALGOLIA_INSIGHTS_HOST: {
    form: new RegExp(`^${ORIGIN}$`),
    expected: 'an origin ("https://insights.de.algolia.io")',
  },
};

const TOGETHER = `${KEYS[0]}, ${KEYS[1]} and ${KEYS[2]} together, or none of them`;

/** The names as a sentence has them: `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/**
 * Reads which back end the environment asks for: Algolia with the three keys, else the embedded index.
 *
 * @throws Error with one sentence, for keys that are not complete and for values of another form
 */
export function searchConfig(environment: Environment): SearchConfig {
  const valueOf = (name: Variable): string | undefined => {
    const value = environment[name]?.trim();
    if (value === undefined || value === '') return undefined;
    const { form, expected } = SCHEMA[name];
    // What came may be a secret that got into the wrong variable.
    const came = name === 'ALGOLIA_API_KEY' ? 'something else' : `"${value}"`;
    if (!form.test(value)) {
      throw new Error(`Expected ${expected} in ${name} of the environment, got ${came}.`);
    }
    return value;
  };

  const [appId, apiKey, indexName] = [valueOf(KEYS[0]), valueOf(KEYS[1]), valueOf(KEYS[2])];
  const insights = valueOf('ALGOLIA_INSIGHTS');
  const given = [...KEYS, ...CHOICES].filter(
    (name) => valueOf(name) !== undefined && !(name === 'ALGOLIA_INSIGHTS' && insights === '0'),
  );
  if (given.length === 0) return { backend: 'embedded' };
  if (appId === undefined || apiKey === undefined || indexName === undefined) {
    const missing = KEYS.filter((name) => !given.includes(name));
    throw new Error(
      `Expected the environment to have ${TOGETHER}, got ${listed(given)} without ${listed(missing)}; set what is missing, or unset the rest for the embedded search.`,
    );
  }
  const insightsHost = valueOf('ALGOLIA_INSIGHTS_HOST');
  if (insightsHost !== undefined && insights !== '1') {
    throw new Error(
      'Expected ALGOLIA_INSIGHTS=1 beside ALGOLIA_INSIGHTS_HOST in the environment, got none; set it, or unset the host.',
    );
  }
  const hosts = valueOf('ALGOLIA_HOSTS')
    ?.split(',')
    .map((origin) => origin.trim());
  return {
    backend: 'algolia',
    appId,
    apiKey,
    indexName,
    ...(hosts && { hosts }),
    ...(insights === '1' && { insights: true }),
    ...(insightsHost !== undefined && { insightsHost }),
  } satisfies AlgoliaConfig;
}
