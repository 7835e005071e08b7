/**
 * Folder of what the plugin makes, from the site's own: one of its `staticDirectories`, so that
 * builds copy it and the development server serves it.
 */
export const PROGRAM_FILES = '.docusaurus/program-runtime/static';
