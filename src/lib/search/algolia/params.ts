/** Parameters of a search as text. */
import type { SearchParams } from '../client';

/**
 * Parameters as the hosted index takes them: `name=value` with `&` between
 * them, URL-encoded; lists are JSON.
 */
export function paramsText(params: SearchParams): string {
  return Object.entries(params)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');
}
