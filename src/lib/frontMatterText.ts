/**
 * Reads a text field of a page's front matter that Docusaurus' own types do not know; anything but
 * a text is as good as absent, because `plugins/docs-instances/frontMatter.ts` refused it at build.
 */
export function frontMatterText(frontMatter: object, field: string): string | undefined {
  const value: unknown = Reflect.get(frontMatter, field);
  return typeof value === 'string' ? value : undefined;
}
