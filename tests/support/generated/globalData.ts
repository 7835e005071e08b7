/** Stands for `@generated/globalData`: the data of plugins; tests put in what they need. */
export default {};
