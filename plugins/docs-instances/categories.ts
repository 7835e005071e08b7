/**
 * The categories of all docs areas in the order in which sidebars show them.
 *
 * One list serves every area because no two areas order a shared name differently.
 */
export const CATEGORIES = [
  'Introduction',
  'Overview',
  'First Project',
  'Main Concepts',
  'Hooks & State Management',
  'Language Features',
  'Advanced Features',
  'JavaScript Interop',
  'Build System',
  'Guides',
  'Extra',
  'Interop',
  'Advanced',
  'Resources',
  'Modules',
  'Standard Library',
  'Language',
  'Additional Libraries',
  'Legacy Modules',
] as const;
