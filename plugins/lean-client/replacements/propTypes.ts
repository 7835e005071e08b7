/** Stands for `prop-types`: React 19 calls no checks, so there are none. */
export default {};
