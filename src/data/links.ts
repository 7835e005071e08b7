/** Where readers ask and answer. */
export const FORUM_HREF = 'https://forum.rescript-lang.org';

/** Places outside the site where readers find the language. */
export const SOCIAL_LINKS = [
  { name: 'GitHub', href: 'https://github.com/rescript-lang/rescript' },
  { name: 'X', href: 'https://x.com/rescriptlang' },
  { name: 'Bluesky', href: 'https://bsky.app/profile/rescript-lang.org' },
  { name: 'Forum', href: FORUM_HREF },
] as const;

/** Name of a place outside the site. */
export type SocialName = (typeof SOCIAL_LINKS)[number]['name'];

/** The association that carries the project. */
export const ASSOCIATION_HREF = 'https://rescript-association.org';

/** Dead code and termination analysis, documented in its own repository. */
export const REANALYZE_HREF = 'https://github.com/rescript-lang/reanalyze';
