/** @jest-environment jsdom */
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { render, screen, within } from '@testing-library/react';

import ReadingPaths from '../../src/components/ReadingPaths';
import { type DocsVersion, MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

const { default: manual, react } = docsData['docusaurus-plugin-content-docs'];

/** An area whose versions all have the same pages. */
function withPages(area: GlobalPluginData, rows: readonly DocsVersion[], ids: readonly string[]) {
  return {
    ...area,
    versions: rows.map((row) => {
      const path = `${area.path}/${row.path}`;
      const docs = ids.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'docs' }));
      return { ...area.versions[0], name: row.docusaurusName, path, docs };
    }),
  };
}

const PAGES = ['introduction', 'overview', 'record', 'jsx', 'project-structure'];

function show(name: string, pages: readonly string[] = PAGES): void {
  const version = MANUAL_VERSIONS.find((row) => row.name === name);
  if (!version) throw new Error(`Expected a version of the table, got ${name}.`);
  const areas = {
    default: withPages(manual, MANUAL_VERSIONS, pages),
    react: withPages(react, REACT_VERSIONS, ['installation', 'hooks-state']),
  };
  render(
    <SiteProviders
      location={`/docs/${name}`}
      globalData={{ ...docsData, 'docusaurus-plugin-content-docs': areas }}
    >
      <ReadingPaths version={version} />
    </SiteProviders>,
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);

const stepsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a path has the pages of its version, in order, and no others', () => {
  show('v11.0.0');
  expect(stepsOf('First afternoon')).toEqual([
    '/tour/v11.0.0',
    '/docs/manual/latest/introduction',
    '/docs/manual/latest/overview',
    '/docs/manual/latest/record',
  ]);
});

test('pages about React are those of the manual’s compiler', () => {
  show('v10.0.0');
  expect(stepsOf('React team')).toEqual([
    '/docs/manual/v10.0.0/overview',
    '/docs/react/v0.11.0/installation',
    '/docs/manual/v10.0.0/jsx',
    '/docs/react/v0.11.0/hooks-state',
  ]);
});

test('a version newer than the pages about React leads to their latest', () => {
  show('v12.0.0');
  expect(stepsOf('React team')).toContain('/docs/react/latest/hooks-state');
});

test('a version without pages about React, or without what a path needs, lacks the path', () => {
  show('v8.0.0');
  expect(titles()).toEqual(['First afternoon', 'Maintaining old code']);
});

test('an upgrade is shown in both versions, with the pages of the newer one', () => {
  show('v11.0.0', [...PAGES, 'migrate-to-v12']);
  expect(stepsOf('From v11 to v12')).toEqual(['/docs/manual/v12.0.0/migrate-to-v12']);
});

test('other versions have another upgrade before them', () => {
  show('v10.0.0', [...PAGES, 'migrate-to-v12']);
  expect(titles()).not.toContain('From v11 to v12');
});
