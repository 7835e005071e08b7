import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Plugin } from '@docusaurus/types';

import type { BuiltPages } from './draw';

/** Draws the picture that networks show in front of a link to a page; see README.md. */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    async postBuild({ outDir, siteConfig }) {
      const workerData: BuiltPages = {
        outDir,
        home: siteConfig.url + siteConfig.baseUrl,
        siteTitle: siteConfig.title,
      };
      // Beside the other plugins, which have enough to do with as many pages. An error of the thread rejects.
      await once(new Worker(path.join(__dirname, 'thread.cjs'), { workerData }), 'exit');
    },
  };
}
