/**
 * What applications know of the site. They run beside the page and not inside of Docusaurus' own client, which
 * readers don't get, so that its hooks have nothing to tell them.
 */
import data from '@generated/site-data/default/site.json';

import { object, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';

const site = decodeData(
  'plugins/site-data',
  record({ baseUrl: string, issues: string, customFields: object }),
  data,
);

/** The site's base URL, such as `/site/`. */
export const BASE_URL: string = site.baseUrl;

/** Settings of search and playground, as docusaurus.config.ts gives them. */
export const CUSTOM_FIELDS: Readonly<Record<string, unknown>> = site.customFields;

/** Where readers report what is wrong. */
export const ISSUES_HREF: string = site.issues;
