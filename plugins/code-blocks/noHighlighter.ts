/** Stands in for prism-react-renderer in the browser, where nothing is highlighted. */
export const Prism = {};
