import { REPLACEMENTS } from '../../../plugins/lean-client/register';
import type { Internal } from '../internal';

/** What `plugins/lean-client` replaces: its quicker modules have to do what the originals do. */
export const LEAN_CLIENT: readonly Internal[] = REPLACEMENTS.map(
  ({ module, by, because, check, with: others = [] }) => ({
    plugin: 'lean-client',
    what: `What ${module} exports and does; replacements/${by} does it in its place.`,
    why: because,
    sources: [module, ...others],
    check,
  }),
);
