import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { TOUR_SIDEBARS } from './src/lib/tour';

/** The order of the tour's steps; `plugins/tour` writes the same for older versions. */
export default TOUR_SIDEBARS satisfies SidebarsConfig;
