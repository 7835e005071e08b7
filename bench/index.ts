/**
 * Measures the site; never part of the tests, because times depend on the machine. Our own
 * pages against their budgets, our search beside others, our site against its peers on a generated
 * corpus.
 *
 *   npm run bench
 *   npm run bench -- --help
 *
 * A build without caches removes `.docusaurus` and `node_modules/.cache`: stop `npm start` before.
 */
import { measureBudgets } from './budgets';
import { compare } from './comparison';
import { measureExamples } from './examples';
import { measureGuard } from './guard';
import { parseBenchArguments, USAGE } from './options';
import { measurePlayground } from './playground';
import { measureSearch } from './search';
import { measureWriting } from './writing';

async function main(): Promise<void> {
  const options = parseBenchArguments(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  if (options.withBudgets) await measureBudgets(options);
  if (options.withExamples) await measureExamples();
  if (options.searchRecords) await measureSearch(options.searchRecords);
  if (options.withPlayground) await measurePlayground('build');
  if (options.withGuard) await measureGuard();
  if (options.writingPeers) await measureWriting(options.rounds, options.writingPeers);
  if (options.comparison) await compare(options.comparison);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
