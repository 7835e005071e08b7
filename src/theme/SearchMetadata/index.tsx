/** Nothing: Docusaurus' own tags have no reader here, and `SiteMetadata` has those of crawlers for every page. */
export default function SearchMetadata(): null {
  return null;
}
