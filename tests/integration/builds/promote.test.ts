/**
 * @jest-environment jsdom
 *
 * "The next version becomes the latest" (contributing/versions.md) on a copy of the repository: after one edit of
 * `src/versions.ts` everything passes, and the built site follows.
 */
import fs from 'node:fs';
import path from 'node:path';

import {
  LATEST_MANUAL_VERSION as OLD,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
} from '../../../src/versions';
import { builtPage, linksOf, versionTag } from '../support/builtSite';
import { promoted } from '../support/promoted';
import { copyRepository, type Repository } from '../support/repository';

/** The version that becomes the latest; where none was being written, the helper has cut one. */
const NEW = NEXT_MANUAL_VERSION === OLD ? 'v99.0.0' : NEXT_MANUAL_VERSION.name;

const LATEST = '/docs/manual/latest';

let repository: Repository;

beforeAll(() => {
  repository = promoted(copyRepository({ NO_API: '1', CI: undefined }, true));
});

afterAll(() => repository.remove());

test.each(['lint:code', 'types', 'unit', 'examples'])('npm run %s passes', (script) => {
  expect(() => repository.script(script)).not.toThrow();
});

describe('the built site', () => {
  beforeAll(() => repository.script('build'));

  const redirects = () => repository.read('build/_redirects').split('\n');

  test('serves the new version as the latest, and the old one under its name', () => {
    expect(versionTag(builtPage(repository, `${LATEST}/introduction`))).toBe(NEW);
    const old = `/docs/manual/${OLD.name}/introduction`;
    expect(versionTag(builtPage(repository, old))).toBe(OLD.name);
    expect(linksOf(builtPage(repository, old))).toContain(`${LATEST}/introduction`);
  });

  test('has no notice of work in progress any more, and the oldest points to the new latest', () => {
    expect(builtPage(repository, `${LATEST}/record`).body.textContent).not.toContain(
      'still a work in progress',
    );
    const legacy = MANUAL_VERSIONS.filter(({ notice }) => notice === 'old-syntax');
    for (const { path } of legacy) {
      const links = linksOf(builtPage(repository, `/docs/manual/${path}/record`), '[role="note"]');
      expect(links).toEqual([`${LATEST}/record`]);
    }
  });

  test('names the pages of the new latest as canonical', () => {
    const { head } = builtPage(repository, `${LATEST}/record`);
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(`${LATEST}/record`);
  });

  test('leads the other names of versions there', () => {
    expect(redirects()).toContain(`/docs/manual/${NEW}/* ${LATEST}/:splat 302`);
    expect(redirects()).toContain(`/docs/manual/next/* ${LATEST}/:splat 302`);
    expect(redirects()).not.toContain(`/docs/manual/${OLD.name}/* ${LATEST}/:splat 302`);
  });

  test('keeps every address that was published', () => {
    const isBuilt = (url: string) =>
      [`${url}.html`, `${url}/index.html`, url].some((file) =>
        fs
          .statSync(path.join(repository.folder, 'build', file), { throwIfNoEntry: false })
          ?.isFile(),
      );
    const published = repository.read('e2e/published-urls.txt').split('\n');
    expect(published.length).toBeGreaterThan(1000);
    // The API reference is left out of this build.
    expect(published.filter((url) => !url.includes('/api') && !isBuilt(url))).toEqual([]);
  });

  test('searches the new latest where no version was asked for', () => {
    const versionOf = (file: string): unknown =>
      (JSON.parse(repository.read(`build/search/${file}.names.json`)) as { version: string })
        .version;
    expect(versionOf('manual-latest')).toBe(NEW);
    expect(versionOf('site')).toBe(NEW);
    expect(versionOf(`manual-${OLD.name}`)).toBe(OLD.name);
  });

  test('lists both for language models, and recommends the new one', () => {
    const index = repository.read('build/llms.txt');
    const [manual] = index.split('/llms/').slice(1);
    expect(manual).toMatch(new RegExp(`^manual/${NEW}/llms\\.txt`));
    expect(index).toContain(`/llms/manual/${OLD.name}/llms.txt`);
    expect(redirects()).toContain(`/llms/manual/latest/* /llms/manual/${NEW}/:splat 302`);
  });
});
