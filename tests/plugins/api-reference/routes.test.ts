import { withParentPath } from '../../../plugins/api-reference/routes';

test.each([
  ['/', '/docs/manual/:version/api'],
  ['/site/', '/site/docs/manual/:version/api'],
])('below base URL %s the API has one parent for every version', (baseUrl, path) => {
  const route = { path: `${baseUrl}docs/manual`, component: '@theme/DocsRoot', routes: [] };
  expect(withParentPath(route, baseUrl)).toEqual({ ...route, path });
});
