/** Stands for `@generated/site-data/default/site.json`: what applications know of the site. */
export default {
  baseUrl: '/',
  issues: 'https://github.com/rescript-lang/rescript-lang.org/issues',
  customFields: {},
};
