/** The version number in the route of a release: `/releases/v1.14/` is v1.14. */
export function versionOf(route: string): string {
  return route.split('/').findLast(Boolean) ?? '';
}
