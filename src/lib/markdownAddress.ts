/**
 * Where a page of the docs is as Markdown (`plugins/llms` writes it there).
 *
 * @param address the page's address; a folder's overview may end in a slash
 */
export function markdownAddress(address: string): string {
  return `${address.replace(/\/$/, '')}.md`;
}
