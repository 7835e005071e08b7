/**
 * Name of the global function of a program's document or worker that its checks ask (`guard.ts`): it
 * throws to end the program. Apart from `guard.ts`, which brings a parser along.
 */
export const GUARD_NAME = 'program-frame/guard';
