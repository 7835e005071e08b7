/**
 * @jest-environment jsdom
 *
 * What CONTRIBUTING.md promises a maintainer ("How to cut a version"), on a copy of the repository:
 * the commands, one row in the table of versions, a build, and the new versions are there.
 */
import fs from 'node:fs';
import path from 'node:path';

import { LATEST_MANUAL_VERSION, NEXT_MANUAL_VERSION, REACT_VERSIONS } from '../../src/versions';
import { copyRepository, type Repository } from './support/repository';
import { cutVersion } from './support/versionTable';

const MANUAL = { table: 'MANUAL_VERSIONS', frozen: NEXT_MANUAL_VERSION.name, next: 'v99.0.0' };
const REACT = { table: 'REACT_VERSIONS', frozen: REACT_VERSIONS[0].name, next: 'v0.99.0' };

describe('cutting a version', () => {
  let repository: Repository;

  beforeAll(() => {
    repository = copyRepository();
    repository.docusaurus('docs:version', MANUAL.frozen);
    repository.docusaurus('docs:version:api', MANUAL.frozen);
    repository.docusaurus('docs:version:react', REACT.frozen);
    const table = repository.read('src/versions.ts');
    repository.write('src/versions.ts', cutVersion(cutVersion(table, MANUAL), REACT));
    repository.docusaurus('build', '--no-minify');
  });

  afterAll(() => repository.remove());

  /** A built page. */
  function page(url: string): Document {
    const html = repository.read(`build${url}.html`);
    return new DOMParser().parseFromString(html, 'text/html');
  }

  /** Pages of a built folder, by their path below it; redirect pages do not count. */
  function pagesBelow(url: string): string[] {
    const folder = path.join(repository.folder, 'build', url);
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .filter((file) => !fs.readFileSync(path.join(folder, file), 'utf8').includes('redirect.js'))
      .sort();
  }

  const links = (document: Document, within = 'body') =>
    [...document.querySelectorAll(`${within} a[href]`)].map((link) => link.getAttribute('href'));

  const versionTag = (document: Document) =>
    document.querySelector('meta[name="docsearch:version"]')?.getAttribute('content');

  describe.each([
    ['manual', '/docs/manual', MANUAL.frozen, MANUAL.next],
    ['React bindings', '/docs/react', REACT.frozen, 'latest'],
  ])('of the %s', (_area, area, frozen, current) => {
    it('freezes every page', () => {
      const pages = pagesBelow(`${area}/${frozen}`);
      expect(pages).toContain('introduction.html');
      expect(pages).toEqual(pagesBelow(`${area}/${current}`));
    });

    it('offers both versions in the switch', () => {
      const hrefs = links(page(`${area}/${current}/installation`));
      expect(hrefs).toContain(`${area}/${frozen}/installation`);
      expect(links(page(`${area}/${frozen}/installation`))).toContain(
        `${area}/${current}/installation`,
      );
    });

    it('gives the frozen version the sidebar it had', () => {
      const slugs = (version: string) =>
        links(page(`${area}/${version}/introduction`), 'nav[aria-label="Pages of this version"]')
          .filter((href) => href?.startsWith(`${area}/${version}/`))
          .map((href) => href?.slice(`${area}/${version}/`.length));
      expect(slugs(frozen)).toContain('installation');
      expect(slugs(frozen)).toEqual(slugs(current));
    });

    it('tags the frozen version for the search', () => {
      expect(versionTag(page(`${area}/${frozen}/introduction`))).toBe(frozen);
    });
  });

  it.each([MANUAL.frozen, MANUAL.next])('makes the API reference of %s anew', (version) => {
    const base = `/docs/manual/${version}/api`;
    const map = page(`${base}/belt/map`);
    expect(map.querySelector('h1')?.textContent).toBe('Belt.Map');
    expect(links(map, 'article')).toContain(`${base}/belt/map/string`);
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
