import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst } from '../../src/lib/devServer';
import {
  SERVICE_FOLDER,
  type ServiceStatus,
  STATUS_FILE,
} from '../../src/lib/playground/native/protocol';
import { respond, startServiceOfProcess } from './service';

/** What a site without a service answers. */
const NO_SERVICE: ServiceStatus = { service: null };

/** Compiles programs of the playground in `npm start`; see README.md. */
export default function playgroundService({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'playground-service',

    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'development') return undefined;
      const service = startServiceOfProcess(baseUrl);
      return askedFirst({
        name: 'playground-service',
        middleware: (request, response, next) => {
          respond(service, request, response).then(
            (isAnswered) => {
              if (!isAnswered) next();
            },
            (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
          );
        },
      });
    },

    async postBuild({ outDir }) {
      const file = path.join(outDir, SERVICE_FOLDER, STATUS_FILE);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify(NO_SERVICE));
    },
  };
}
