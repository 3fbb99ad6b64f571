/** The same contract in other forms, by the name a reader looks for. */
export const DOWNLOADS = {
  openApiJson: { path: '/openapi.json', label: 'OpenAPI 3.1 (JSON)' },
  openApiYaml: { path: '/openapi.yaml', label: 'OpenAPI 3.1 (YAML)' },
  postman: { path: '/postman.json', label: 'Postman collection' },
  markdown: { path: '/api/index.md', label: 'This page as Markdown' },
  changelog: { path: '/api/changelog.xml', label: 'Changelog feed' },
} as const;
