/** The benchmark's command line. */
import { parseArgs } from 'node:util';

import type { PeerName } from './sites/types';

/** Parts of the comparison. */
export const PARTS = ['builds', 'sizes', 'lighthouse', 'navigation', 'scripts', 'history'] as const;

/** All that `--only` may name. */
const ALL = [...PARTS, 'examples', 'search', 'playground', 'guard', 'writing'] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

const PEERS = ['starlight', 'vitepress', 'docusaurus'] as const satisfies readonly PeerName[];

/** What to measure. */
export interface BenchOptions {
  /** Whether our own pages are compared with their budgets. */
  readonly withBudgets: boolean;
  /** Whether the compilation of all examples is measured. */
  readonly withExamples: boolean;
  /** Folder of the search index that engines are compared on; undefined: no comparison. */
  readonly searchRecords: string | undefined;
  /** Whether the playground of the folder build is measured. */
  readonly withPlayground: boolean;
  /** Whether the checks against endless programs are measured. */
  readonly withGuard: boolean;
  /** Whether development servers are measured. */
  /** Peers whose development servers are measured beside ours; undefined: none are, and neither is ours. */
  readonly writingPeers: readonly PeerName[] | undefined;
  readonly withBuilds: boolean;
  readonly withLighthouse: boolean;
  readonly runs: number;
  /** Samples of saves; the median counts. */
  readonly rounds: number;
  /** Undefined: no comparison. */
  readonly comparison: ComparisonOptions | undefined;
}

/** What to compare. */
export interface ComparisonOptions {
  readonly peers: readonly PeerName[];
  /** Sizes of the corpus, ascending. */
  readonly sizes: readonly number[];
  readonly parts: readonly Part[];
  /** Whether sites that are built already stay as they are. */
  readonly reuse: boolean;
  /** Lighthouse runs of each page. */
  readonly runs: number;
  /** Samples of navigation, scripts and history; the median counts. */
  readonly rounds: number;
}

/** Printed for `--help`. */
export const USAGE = `npm run bench -- [options]

Compares our own pages with their budgets, then our site with its peers on a generated corpus.
  --peers starlight,vitepress,docusaurus   which peers; "none": no comparison, our own writer's loop alone
  --pages 200,1000,3000                    sizes of the corpus
  --only builds,sizes,…                    parts of the comparison, without the budgets:
                                           ${PARTS.join(', ')};
                                           or examples: how fast all examples compile;
                                           or search: our search engine beside others;
                                           or playground: how soon it answers;
                                           or guard: what the checks of programs cost;
                                           or writing: how soon npm start answers and shows what is saved
  --records build/search                   the search index of a finished build
  --reuse                                  don't rebuild what bench/results holds
  --runs 3                                 Lighthouse runs of each page, the median counts
  --rounds 7                               samples of navigation, scripts, history and saves
  --no-build                               our own pages from the folder build; implies --reuse
  --no-lighthouse                          without Lighthouse`;

function names<Name extends string>(flag: string, text: string, known: readonly Name[]): Name[] {
  const wanted = text.split(',');
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    throw new Error(
      `bench: expected ${flag} to name some of ${known.join(', ')}, got "${unknown}"; see --help.`,
    );
  }
  return known.filter((name) => wanted.includes(name));
}

function sizesOf(text: string): number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 200 || size > 20_000)) {
    throw new Error(
      `bench: expected --pages to be numbers from 200 to 20000, got "${text}"; use --pages 200,1000.`,
    );
  }
  return [...new Set(sizes)].sort((a, b) => a - b);
}

function samples(what: string, text: string, example: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 9) {
    throw new Error(`bench: expected 1 to 9 ${what}, got "${text}"; use ${example}.`);
  }
  return count;
}

/**
 * Reads the command line.
 *
 * @returns undefined if help is wanted
 * @throws for unknown options and names, and for numbers out of range
 */
export function parseBenchArguments(argv: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      'no-build': { type: 'boolean', default: false },
      'no-lighthouse': { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '7' },
      peers: { type: 'string', default: PEERS.join(',') },
      pages: { type: 'string', default: '200,1000,3000' },
      only: { type: 'string' },
      records: { type: 'string', default: 'build/search' },
      reuse: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const runs = samples('Lighthouse runs', values.runs, '--runs 3');
  const rounds = samples('rounds', values.rounds, '--rounds 7');
  const withLighthouse = !values['no-lighthouse'];
  const asked = values.only === undefined ? ALL : names('--only', values.only, ALL);
  const parts = PARTS.filter((part) => asked.includes(part));
  const peers = values.peers === 'none' ? [] : names('--peers', values.peers, PEERS);
  return {
    withBudgets: values.only === undefined,
    withExamples: asked.includes('examples'),
    searchRecords: asked.includes('search') ? values.records : undefined,
    withPlayground: asked.includes('playground'),
    withGuard: asked.includes('guard'),
    writingPeers: asked.includes('writing') ? peers : undefined,
    withBuilds: !values['no-build'],
    withLighthouse,
    runs,
    rounds,
    comparison:
      peers.length === 0 || parts.length === 0
        ? undefined
        : {
            peers,
            sizes: sizesOf(values.pages),
            parts: parts.filter((part) => withLighthouse || part !== 'lighthouse'),
            reuse: values.reuse || values['no-build'],
            runs,
            rounds,
          },
  };
}
