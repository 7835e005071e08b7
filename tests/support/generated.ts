/** Stands for the files that Docusaurus generates (`@generated/…`): no data. */
export default {};
