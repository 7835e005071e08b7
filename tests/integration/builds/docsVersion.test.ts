/**
 * @jest-environment jsdom
 *
 * What contributing/versions.md promises a maintainer ("A new version begins"), on a copy of the repository: the
 * commands, one row in the table of versions, a build, and the new versions are there.
 */
import { currentOf } from '../../../src/lib/versionTable';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../../src/versions';
import { builtPage, linksOf, pagesBelow, versionTag } from '../support/builtSite';
import { cut, MANUAL, REACT } from '../support/cut';
import { copyRepository, type Repository } from '../support/repository';

const current = currentOf(MANUAL_VERSIONS);

/** Where the frozen manual is served. */
const FROZEN_MANUAL = current.channel === 'latest' ? current.path : current.name;

describe('cutting a version', () => {
  let repository: Repository;

  beforeAll(() => {
    repository = cut(copyRepository());
    repository.docusaurus('build', '--no-minify');
  });

  afterAll(() => repository.remove());

  const page = (url: string) => builtPage(repository, url);

  describe.each([
    ['manual', '/docs/manual', MANUAL.frozen, FROZEN_MANUAL, MANUAL.next],
    ['React bindings', '/docs/react', REACT.frozen, REACT.frozen, 'latest'],
  ])('of the %s', (_area, area, name, frozen, current) => {
    it('freezes every page', () => {
      const pages = pagesBelow(repository, `${area}/${frozen}`);
      expect(pages).toContain('introduction.html');
      expect(pages).toEqual(pagesBelow(repository, `${area}/${current}`));
    });

    it('offers both versions in the switch', () => {
      const hrefs = linksOf(page(`${area}/${current}/installation`));
      expect(hrefs).toContain(`${area}/${frozen}/installation`);
      expect(linksOf(page(`${area}/${frozen}/installation`))).toContain(
        `${area}/${current}/installation`,
      );
    });

    it('gives the frozen version the sidebar it had', () => {
      const slugs = (version: string) =>
        linksOf(page(`${area}/${version}/introduction`), 'nav[aria-label="Pages of this version"]')
          .filter((href) => href?.startsWith(`${area}/${version}/`))
          .map((href) => href?.slice(`${area}/${version}/`.length));
      expect(slugs(frozen)).toContain('installation');
      expect(slugs(frozen)).toEqual(slugs(current));
    });

    it('tags the frozen version for the search', () => {
      expect(versionTag(page(`${area}/${frozen}/introduction`))).toBe(name);
    });
  });

  it.each([
    [MANUAL.frozen, FROZEN_MANUAL],
    [MANUAL.next, MANUAL.next],
  ])('makes the API reference of %s anew', (version, served) => {
    const base = `/docs/manual/${served}/api`;
    const map = page(`${base}/belt/map`);
    expect(map.querySelector('h1')?.textContent).toBe('Belt.Map');
    expect(linksOf(map, 'article')).toContain(`${base}/belt/map/string`);
    const model: unknown = JSON.parse(repository.read(`build/api/${version}.json`));
    expect(model).toMatchObject({ version });
  });

  it('tags the versions that are written from now on', () => {
    expect(versionTag(page(`/docs/manual/${MANUAL.next}/introduction`))).toBe(MANUAL.next);
    expect(versionTag(page('/docs/react/latest/introduction'))).toBe(REACT.next);
  });

  it('leaves the latest version where it was', () => {
    const latest = `/docs/manual/${LATEST_MANUAL_VERSION.path}`;
    expect(versionTag(page(`${latest}/introduction`))).toBe(LATEST_MANUAL_VERSION.name);
    const redirects = repository.read('build/_redirects');
    expect(redirects).toContain(`/docs/manual/${LATEST_MANUAL_VERSION.name}/* ${latest}/:splat`);
  });

  it('moves the other names of versions', () => {
    const redirects = repository.read('build/_redirects');
    expect(redirects).toContain(`/docs/manual/next/* /docs/manual/${MANUAL.next}/:splat`);
    expect(redirects).toContain(`/docs/react/${REACT.next}/* /docs/react/latest/:splat`);
    expect(redirects).not.toContain(`/docs/react/${REACT.frozen}/*`);
  });
});
