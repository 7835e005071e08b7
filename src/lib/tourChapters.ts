/** What the tour is made of. */

/** A chapter of the tour. */
export interface TourChapter {
  readonly title: string;
  /** Ids of its steps, which are the names of their files. */
  readonly steps: readonly string[];
}

/** The chapters and steps in the order in which readers take them. */
export const TOUR_CHAPTERS: readonly TourChapter[] = [
  {
    title: 'First values',
    steps: [
      'a-value',
      'let-and-shadowing',
      'functions',
      'labeled-arguments',
      'strings',
      'numbers',
      'conditions',
    ],
  },
  {
    title: 'Shapes of data',
    steps: [
      'records',
      'record-updates',
      'tuples',
      'variants',
      'pattern-matching',
      'options',
      'results',
      'polymorphic-variants',
    ],
  },
  {
    title: 'Many values',
    steps: ['arrays-and-lists', 'pipe', 'map-filter-reduce', 'recursion'],
  },
  {
    title: 'Larger programs',
    steps: ['modules', 'signatures', 'type-parameters', 'refs', 'exceptions', 'promises'],
  },
  {
    title: 'JavaScript and React',
    steps: ['json', 'externals', 'module-bindings', 'components', 'state'],
  },
];
