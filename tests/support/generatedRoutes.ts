/** Stands for `@generated/routes`: no routes. */
export default [];
