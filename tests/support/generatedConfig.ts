/** Stands for `@generated/docusaurus.config`: what applications know of the site. */
export default {
  baseUrl: '/',
  organizationName: 'rescript-lang',
  projectName: 'rescript-lang.org',
  customFields: {},
};
