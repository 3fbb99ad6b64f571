import { stringify } from 'yaml';
import { integratorApi } from '../integrator-api.ts';
import type { PublicApi } from '../operations/api.ts';
import { openApiDocument } from './document.ts';

/** The files that a public API is published as, by name. */
export function openApiFiles(
  api: PublicApi = integratorApi,
): Record<'openapi.json' | 'openapi.yaml', string> {
  const document = JSON.parse(JSON.stringify(openApiDocument(api)));
  const { 'x-generated': note, ...rest } = document;
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi.yaml': `# ${note}\n${stringify(rest, { lineWidth: 100, aliasDuplicateObjects: false })}`,
  };
}
