/**
 * Lists messages of a compiler's own source that neither a section of the finished manual nor an entry of the
 * index of errors explains:
 *
 *   npm run build && npm run -s search:unexplained
 *
 * Of all compilers that packages hold, 10 is the last whose source comes with it.
 */
import fs from 'node:fs';
import path from 'node:path';

import { describe, parseJson } from '../src/lib/decode';
import { type Entry, entriesOf } from '../src/lib/search/engine/entries';
import { isMeant } from '../src/lib/search/engine/explanations';
import { createMessageIndex, type MessageIndex } from '../src/lib/search/engine/messageIndex';
import { MESSAGE } from '../src/lib/search/engine/weights';
import { type Shard, shardContentsDecoder, SHARDS, shardUrl } from '../src/lib/search/shards';
import { MANUAL_VERSIONS } from '../src/versions';
import { sourceMessages } from './search-unexplained/sourceMessages';

const COMPILER = 'rescript-v10';
const SOURCE = `node_modules/${COMPILER}/lib/4.06.1/whole_compiler.ml`;

/** The messages that the sections of a shard explain. */
function explainedBy(shard: Shard): MessageIndex<Entry> {
  const file = path.join('build', shardUrl('', shard, 'all'));
  if (!fs.existsSync(file)) {
    throw new Error(`search:unexplained: expected ${file}, found none; run npm run build.`);
  }
  const contents = parseJson(fs.readFileSync(file, 'utf8'), shardContentsDecoder);
  if (!contents.ok) throw new Error(`search:unexplained: ${describe(contents.error)} in ${file}.`);
  return createMessageIndex(entriesOf(contents.value));
}

function main(): void {
  const version = MANUAL_VERSIONS.find(({ toolchain }) => toolchain.compilerPackage === COMPILER);
  const shards = SHARDS.filter(
    ({ areas, version: own }) =>
      areas.includes('site') || (areas.includes('manual') && own === version?.name),
  );
  if (!version)
    throw new Error(`search:unexplained: expected a manual of ${COMPILER}, found none.`);
  const indexes = shards.map(explainedBy);
  const messages = sourceMessages(fs.readFileSync(SOURCE, 'utf8'));
  const unexplained = messages.filter((message) =>
    indexes.every(({ find }) =>
      find(message).every(
        ({ entry, score }) => score < MESSAGE.leastPasted || !isMeant(entry, message),
      ),
    ),
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
