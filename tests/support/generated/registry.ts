/** Stands for `@generated/registry`: the modules of chunks; tests put in what they need. */
export default {};
