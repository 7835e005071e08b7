/** What an engine's driver can't do. */
import { test } from '@playwright/test';

/**
 * Skips the journey at hand because its driver lacks something; `report.ts` prints the sentence beside the
 * journey's name.
 *
 * @param what completes "… can't", such as "hold requests back"
 */
export function unsupported(driver: string, what: string): never {
  test.info().skip(true, `${driver} can’t ${what}`);
  throw new Error('Expected the journey to be skipped.');
}

/**
 * A driver's object in the place of Playwright's, with members that skip the journey.
 *
 * @param lacks what the driver can't do, by the member that would do it
 */
export function withLimits<Subject extends object>(
  subject: Subject,
  driver: string,
  lacks: Readonly<Record<string, string>>,
): Subject {
  return new Proxy(subject, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'function') return value.bind(target);
      const what = typeof key === 'string' && Object.hasOwn(lacks, key) ? lacks[key] : undefined;
      return value === undefined && what !== undefined ? () => unsupported(driver, what) : value;
    },
  });
}
