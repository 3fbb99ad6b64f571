/** A path of the site as its pages are served, with the trailing slash that Docusaurus' data omits. */
export function asRoute(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
