import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import * as original from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

import * as ours from '../../../plugins/lean-client/replacements/docsClientUtils';

function instance(path: string, versions: readonly string[]): GlobalPluginData {
  return {
    path,
    breadcrumbs: false,
    versions: versions.map((version, index) => ({
      name: version || 'current',
      label: version,
      isLast: index === 0,
      path: version ? `${path}/${version}` : path,
      mainDocId: 'introduction',
      draftIds: [],
      docs: ['introduction', 'variant'].map((id) => ({
        id,
        path: `${version ? `${path}/${version}` : path}/${id}`,
        sidebar: 'docs',
      })),
    })),
  };
}

const data = {
  default: instance('/docs/manual', ['latest', 'v10.0.0']),
  api: instance('/docs/manual/:version/api', []),
  react: instance('/docs/react', ['latest', '']),
  community: instance('/community', ['']),
};

const ADDRESSES = [
  '/docs/manual/latest/variant',
  '/docs/manual/v10.0.0/variant/',
  '/docs/manual/v10.0.0/gone',
  '/docs/manual/latest/api/js',
  '/docs/react/introduction',
  '/docs/react/latest/introduction',
  '/community/variant',
  '/try',
];

describe('docsClientUtils', () => {
  it.each(ADDRESSES)('answers about %s what the original answers', (address) => {
    expect(ours.getActivePlugin(data, address)).toEqual(original.getActivePlugin(data, address));
    for (const one of Object.values(data)) {
      expect(ours.getActiveVersion(one, address)).toEqual(original.getActiveVersion(one, address));
      expect(ours.getActiveDocContext(one, address)).toEqual(
        original.getActiveDocContext(one, address),
      );
    }
    expect(ours.getDocVersionSuggestions(data.default, address)).toEqual(
      original.getDocVersionSuggestions(data.default, address),
    );
  });

  it('forgets an answer when the address changes', () => {
    const [first = '', second = ''] = ADDRESSES;
    expect(ours.getActiveVersion(data.default, first)?.name).toBe('latest');
    expect(ours.getActiveVersion(data.default, second)?.name).toBe('v10.0.0');
    expect(ours.getActiveVersion(data.default, first)?.name).toBe('latest');
  });

  it('says which page has no docs instance where one is expected', () => {
    expect(() => ours.getActivePlugin(data, '/try', { failfast: true })).toThrow(
      'lean-client: expected "/try" to belong to a docs instance, got none; use this hook on pages of the docs alone.',
    );
  });
});
