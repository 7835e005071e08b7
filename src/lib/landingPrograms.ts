/** Programs of `src/data/landingPrograms.md` that the landing page begins with, in the order of their tabs. */
export const HERO_PROGRAMS = ['variants', 'react', 'interop'] as const;

/** The name of a program that the landing page begins with. */
export type HeroProgramName = (typeof HERO_PROGRAMS)[number];
