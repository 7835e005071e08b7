/** Stands for `@generated/routesChunkNames`: the chunks of routes; tests put in what they need. */
export default {};
