/** Stands for `@generated/client-modules`: tests put in what they need. */
export default [];
