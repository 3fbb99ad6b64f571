/** The reference in other forms: where each lies on the site, and what it is. */
export const DOWNLOADS = {
  openApiJson: {
    path: '/openapi.json',
    label: 'OpenAPI 3.1 (JSON)',
    mediaType: 'application/vnd.oai.openapi+json;version=3.1',
  },
  openApiYaml: {
    path: '/openapi.yaml',
    label: 'OpenAPI 3.1 (YAML)',
    mediaType: 'application/vnd.oai.openapi;version=3.1',
  },
  postman: {
    path: '/postman.json',
    label: 'Postman collection',
    mediaType: 'application/json; charset=utf-8',
  },
  markdown: {
    path: '/api/index.md',
    label: 'This page as Markdown',
    mediaType: 'text/markdown; charset=utf-8',
  },
  changelog: {
    path: '/api/changelog.xml',
    label: 'Changelog feed',
    mediaType: 'application/atom+xml; charset=utf-8',
  },
} as const;

/** For programs that look for the APIs of a site (RFC 9727). */
export const API_CATALOG = {
  path: '/.well-known/api-catalog',
  mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;
