import type { DocusaurusConfig } from '@docusaurus/types';

import { clientSiteConfig } from '../../../plugins/lean-client/siteConfig';
import { refuseSwitchedOff } from '../../../plugins/lean-client/switchedOff';

describe('clientSiteConfig', () => {
  it('keeps what client code reads, and nothing of the plugins', () => {
    const config = {
      title: 'Site',
      baseUrl: '/',
      plugins: [['./plugin', { path: 'docs' }]],
      presets: [],
      future: { experimental_router: 'browser', v4: {} },
      themeConfig: { image: 'share.png' },
      customFields: { year: 2026 },
    } as unknown as DocusaurusConfig;
    expect(clientSiteConfig(config)).toEqual({
      title: 'Site',
      baseUrl: '/',
      future: { experimental_router: 'browser' },
      themeConfig: { image: 'share.png' },
      customFields: { year: 2026 },
    });
  });
});

describe('refuseSwitchedOff', () => {
  it('has nothing against a configuration without them', () => {
    expect(() => refuseSwitchedOff({ baseUrlIssueBanner: false, themeConfig: {} })).not.toThrow();
  });

  it('refuses a component that is left out', () => {
    expect(() => refuseSwitchedOff({ baseUrlIssueBanner: true, themeConfig: {} })).toThrow(
      'lean-client: expected baseUrlIssueBanner to be off in docusaurus.config.ts, because its component is left out of the client, got true; switch it off or take its row out of plugins/lean-client/register.ts.',
    );
  });
});
