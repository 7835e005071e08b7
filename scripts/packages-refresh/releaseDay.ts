/** On which day a version was released, as far as a registry can be believed. */
import { compareVersions, parseVersion } from '../../src/lib/version';

/**
 * The field `time` of a registry's document about a package: points of time (ISO 8601) by version, and
 * under `created` and `modified` (https://github.com/npm/registry, `docs/responses/package-metadata.md`).
 */
export type Times = Readonly<Record<string, string>>;

/** The day, YYYY-MM-DD, or why the registry's word is not taken. */
export type ReleaseDay =
  { readonly ok: true; readonly day: string } | { readonly ok: false; readonly reason: string };

/**
 * The day of a version. Copies of a registry often tell when they fetched a version: in any order, and
 * without the field `created`. Such a day would make an old package look young, so that it is only taken
 * from a document that names `created`, and where no earlier release of the same major version has a
 * later time.
 */
export function releaseDay(times: Times, version: string): ReleaseDay {
  const refused = (reason: string): ReleaseDay => ({ ok: false, reason });
  const at = Date.parse(times[version] ?? '');
  const created = Date.parse(times.created ?? '');
  if (Number.isNaN(at)) return refused(`no time of ${version}`);
  if (Number.isNaN(created)) return refused('no time “created”, as in copies of a registry');
  if (at < created) return refused(`${version} before the package was created`);

  const released = parseVersion(`v${version}`);
  const later = Object.entries(times).find(([name, time]) => {
    const other = parseVersion(`v${name}`);
    return (
      released !== undefined &&
      other?.major === released.major &&
      compareVersions(other, released) < 0 &&
      Date.parse(time) > at
    );
  });
  if (later !== undefined)
    return refused(`${later[0]} after ${version}, as in copies of a registry`);
  return { ok: true, day: new Date(at).toISOString().slice(0, 10) };
}
