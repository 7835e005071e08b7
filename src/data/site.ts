/**
 * What applications know of the site. They run beside the page and not inside of Docusaurus' own client, which
 * readers don't get, so that its hooks have nothing to tell them.
 */
import config from '@generated/docusaurus.config';

const { baseUrl, organizationName = '', projectName = '', customFields = {} } = config;

/** The site's base URL, such as `/site/`. */
export const BASE_URL: string = baseUrl;

/** Settings of search and playground, as docusaurus.config.ts gives them. */
export const CUSTOM_FIELDS: Readonly<Record<string, unknown>> = customFields;

/** Where readers report what is wrong. */
export const ISSUES_HREF = `https://github.com/${organizationName}/${projectName}/issues`;
