import fs from 'node:fs';
import path from 'node:path';

import { sourceOfStep } from '../../../plugins/tour/carry';
import { TOUR_STEPS, TOUR_VERSIONS } from '../../../src/lib/tour';

const root = path.join(__dirname, '../../..');

/** Where the pages of a version of the manual are. */
const manualOf = (name: string): string =>
  name === 'current' ? 'docs/manual' : `versioned_docs/version-${name}`;

test.each(TOUR_VERSIONS)('steps of $name lead to pages that there are', (version) => {
  const pages = TOUR_STEPS.flatMap((step) => {
    const text = fs.readFileSync(path.join(root, sourceOfStep(root, version, step)), 'utf8');
    const [, manual = 'none'] = /^page: (.*)$/m.exec(text) ?? [];
    const [, react] = /^react: (.*)$/m.exec(text) ?? [];
    return [
      `${manualOf(version.docusaurusName)}/${manual}.mdx`,
      ...(react === undefined ? [] : [`docs/react/${react}.mdx`]),
    ];
  });
  expect(pages.filter((page) => page.startsWith('docs/react/'))).toHaveLength(2);
  expect(pages.filter((page) => !fs.existsSync(path.join(root, page)))).toEqual([]);
});
