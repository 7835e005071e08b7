/** The terms that pages link to the glossary at their first use. */

/** A term of the glossary page. */
export interface LinkedTerm {
  /** Address on the glossary page, without `#`: its heading. */
  readonly address: string;
  /** How pages write it, as sources of regular expressions; the first letter may be a capital in the page. */
  readonly words: readonly string[];
  /** Pages that explain the term themselves, or say its words in another sense, such as the constructor of a class. */
  readonly leftOut: readonly string[];
}

function term(
  address: string,
  words: string | readonly string[],
  ...leftOut: readonly string[]
): LinkedTerm {
  return { address, words: [words].flat(), leftOut };
}

/**
 * The terms. Missing are those of the glossary that every page uses and most readers know from other languages, such
 * as module, object and type: a link on each page would help no one and make all prose blue.
 */
export const LINKED_TERMS: readonly LinkedTerm[] = [
  term('abstract-type', 'abstract types?', 'type', 'module'),
  term('arity', 'arity'),
  term('coercion', ['coerce[sd]?', 'coercing', 'coercions?'], 'variant', 'type'),
  term(
    'constructor',
    'constructors?',
    ...['variant', 'polymorphic-variant', 'extensible-variant'],
    ...[
      'bind-to-js-object',
      'embed-raw-javascript',
      'external',
      'import-from-export-to-js',
      'interop-cheatsheet',
    ],
  ),
  term('destructuring', ['destructure[sd]?', 'destructuring'], 'pattern-matching-destructuring'),
  term('doc-comment', 'doc comments?', 'attribute'),
  term('exhaustive', 'exhaustive(?:ness)?', 'pattern-matching-destructuring'),
  term('extensible-variant', 'extensible variants?', 'extensible-variant'),
  term('external', 'externals?', 'external'),
  term('function-application', 'function applications?', 'function'),
  term('gadt', 'GADTs?', 'generalized-algebraic-data-types'),
  term('gentype', 'genType', 'typescript-integration'),
  term('inline-record', 'inline records?', 'variant'),
  term('interface-file', 'interface files?', 'module'),
  term('labeled-argument', 'labeled arguments?', 'function'),
  term('let-binding', 'let bindings?', 'let-binding'),
  term('module-function', 'module functions?', 'module-functions'),
  term('module-type', 'module types?', 'module'),
  term('nominal', 'nominal(?:ly)?', 'record'),
  term('partial-application', 'partial applications?', 'function'),
  term('payload', 'payloads?', 'variant', 'polymorphic-variant', 'attribute', 'extensible-variant'),
  term('polymorphic-variant', 'polymorphic variants?', 'polymorphic-variant'),
  term('punning', 'punning', 'record'),
  term('shadowing', 'shadow(?:s|ed|ing)?', 'let-binding'),
  term('side-effect', 'side effects?'),
  term('structural', 'structural(?:ly)?(?! equality)', 'object'),
  term('type-parameter', 'type parameters?', 'type'),
  term('type-variable', 'type variables?', 'type'),
  term('untagged-variant', 'untagged variants?', 'variant'),
  term('variant', 'variants?', 'variant', 'promise'),
];
