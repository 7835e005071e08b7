import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';

import siteData from '../../plugins/site-data';

test('applications get what they ask for, and none of the plugins’ options', async () => {
  const context = {
    siteConfig: {
      baseUrl: '/site/',
      organizationName: 'somebody',
      projectName: 'docs',
      customFields: { search: { kind: 'embedded' } },
      plugins: ['./plugins/site-data/index.ts'],
    },
  } as unknown as LoadContext;
  const createData = jest.fn(async (name: string) => name);
  await siteData(context).contentLoaded?.({
    content: undefined,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  expect(createData.mock.calls).toEqual([
    [
      'site.json',
      {
        baseUrl: '/site/',
        issues: 'https://github.com/somebody/docs/issues',
        customFields: { search: { kind: 'embedded' } },
      },
    ],
  ]);
});
