import type { RouteConfig } from '@docusaurus/types';

/** Parent of all API routes below the base URL: any manual version. */
export const API_PARENT_PATH = 'docs/manual/:version/api';

/** The plugin's root route, moved to where every API page of every version is found. */
export function withParentPath(route: RouteConfig, baseUrl: string): RouteConfig {
  return { ...route, path: `${baseUrl}${API_PARENT_PATH}` };
}
