import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Refuses a configuration that asks for a component which the client does without.
 *
 * @throws with one sentence on how to mend it
 */
export function refuseSwitchedOff(
  config: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>,
): void {
  const asked = [
    ['baseUrlIssueBanner', config.baseUrlIssueBanner],
    ['themeConfig.announcementBar', config.themeConfig.announcementBar],
  ].find(([, value]) => Boolean(value));
  if (asked) {
    throw new Error(
      `lean-client: expected ${String(asked[0])} to be off in docusaurus.config.ts, because its component is left out of the client, got ${JSON.stringify(asked[1])}; switch it off or take its row out of plugins/lean-client/register.ts.`,
    );
  }
}
