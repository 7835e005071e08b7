/** Which site the journeys are gone through. */

/** Whether it is the one that writers see while they work (`npm start`), in place of the build. */
export const IS_START = process.env.E2E_SITE === 'start';
