/**
 * Where the official bundles of the compilers come from: `docusaurus.config.ts` asks it with the
 * environment of the build, and the playground's page with what that put into
 * `customFields.playground`.
 */
import { field, string } from '../../decode';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The host of the official bundles. */
export const DEFAULT_BUNDLES = 'https://cdn.rescript-lang.org';

/** The variable that names another host. */
const VARIABLE = 'PLAYGROUND_BUNDLES';

const SEGMENTS = String.raw`(?:/[\w~@-][\w.~@-]*)`;

/** Without TLS on the machine itself alone, where tests have their hosts; or below the site. */
const BASE = new RegExp(
  String.raw`^(?:(?:https://[\w.-]+|http://(?:localhost|127\.0\.0\.1))(?::\d+)?${SEGMENTS}*|${SEGMENTS}+)$`,
);

/**
 * The base address of the bundles: by default the official host, and undefined where the variable is
 * there and empty, for a site without them. A path (`/bundles`) lies below the site's base URL.
 *
 * @throws Error with one sentence for a value of another form
 */
export function playgroundBundles(environment: Environment): string | undefined {
  const value = environment[VARIABLE]?.trim();
  if (value === undefined) return DEFAULT_BUNDLES;
  if (value === '') return undefined;
  const base = value.replace(/\/$/, '');
  if (!BASE.test(base)) {
    throw new Error(
      `Expected an address ("https://host/path", "http://localhost:4000"), a path of the site ("/bundles") or nothing in ${VARIABLE} of the environment, got "${value}"; correct or unset it.`,
    );
  }
  return base;
}

/** Origins from which bundles come, for the Content-Security-Policy; none where the site has them. */
export function bundleOrigins(bundles: string | undefined): readonly string[] {
  return bundles === undefined || bundles.startsWith('/') ? [] : [new URL(bundles).origin];
}

/**
 * What `customFields` carry to every page: nothing for the official host, and an empty text for a site
 * without bundles.
 */
export function bundleFields(bundles: string | undefined): {
  readonly playground?: { readonly bundles: string };
} {
  return bundles === DEFAULT_BUNDLES ? {} : { playground: { bundles: bundles ?? '' } };
}

const bundlesField = field('bundles', string);

/**
 * The base address that `customFields.playground` means, as `playgroundBundles` gave it.
 *
 * @param customField unchecked, as it stands in the configuration
 */
export function bundlesOf(customField: unknown): string | undefined {
  const decoded = bundlesField(customField);
  if (!decoded.ok) return DEFAULT_BUNDLES;
  return decoded.value === '' ? undefined : decoded.value;
}
