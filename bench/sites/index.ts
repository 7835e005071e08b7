/** All sites of the benchmark. */
import { ours } from './ours';
import { peer } from './peers';
import type { Site, SiteName } from './types';

/** A site by its name. */
export const siteOf = (name: SiteName): Site => (name === 'ours' ? ours : peer(name));
