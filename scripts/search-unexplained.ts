/**
 * Lists messages of a compiler's own source that no section of the finished build explains:
 *
 *   npm run build && npm run -s search:unexplained
 *
 * Of all compilers that packages hold, 10 is the last whose source comes with it.
 */
import fs from 'node:fs';
import path from 'node:path';

import { describe, parseJson } from '../src/lib/decode';
import { entriesOf } from '../src/lib/search/engine/entries';
import { createMessageIndex } from '../src/lib/search/engine/messageIndex';
import { MESSAGE } from '../src/lib/search/engine/weights';
import { shardContentsDecoder, SHARDS, shardUrl } from '../src/lib/search/shards';
import { MANUAL_VERSIONS } from '../src/versions';
import { sourceMessages } from './search-unexplained/sourceMessages';

const COMPILER = 'rescript-v10';
const SOURCE = `node_modules/${COMPILER}/lib/4.06.1/whole_compiler.ml`;

function main(): void {
  const version = MANUAL_VERSIONS.find(({ toolchain }) => toolchain.compilerPackage === COMPILER);
  const shard = SHARDS.find((one) => one.areas.includes('manual') && one.version === version?.name);
  if (!shard) throw new Error(`search:unexplained: expected a manual of ${COMPILER}, found none.`);
  const file = path.join('build', shardUrl('', shard, 'all'));
  if (!fs.existsSync(file)) {
    throw new Error(`search:unexplained: expected ${file}, found none; run npm run build.`);
  }
  const contents = parseJson(fs.readFileSync(file, 'utf8'), shardContentsDecoder);
  if (!contents.ok) throw new Error(`search:unexplained: ${describe(contents.error)} in ${file}.`);
  const index = createMessageIndex(entriesOf(contents.value));
  const messages = sourceMessages(fs.readFileSync(SOURCE, 'utf8'));
  const unexplained = messages.filter(
    (message) => (index.find(message)[0]?.score ?? 0) < MESSAGE.leastPasted,
  );
  for (const message of unexplained) console.log(message);
  console.log(`search:unexplained: ${unexplained.length} of ${messages.length} messages.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
