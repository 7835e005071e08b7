import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Whether the page that is rendered is among an entry's pages. */
const holdsCurrent = (entry) =>
  entry.type === 'group' ? entry.entries.some(holdsCurrent) : entry.isCurrent;

/** Starlight knows one sidebar; a page gets the groups of its own version only. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const own = locals.starlightRoute.sidebar.find(holdsCurrent);
  if (own) locals.starlightRoute.sidebar = own.entries;
});
