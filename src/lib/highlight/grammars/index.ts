/** The Prism grammars of every language that the pages use, ours among them. */
import Prism, { type Grammar } from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-makefile';
import 'prismjs/components/prism-ocaml';
import 'prismjs/components/prism-toml';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-yaml';

import { reason } from './reason';
import { rescript } from './rescript';

/** Grammars of our own, which come before Prism's of the same name. */
const OWN: Readonly<Record<string, Grammar>> = { reason, rescript };

/**
 * The grammar of a language; undefined for plain text.
 *
 * @param id a `grammar` of `languages.ts`
 */
export function grammarOf(id: string): Grammar | undefined {
  return OWN[id] ?? Prism.languages[id];
}
