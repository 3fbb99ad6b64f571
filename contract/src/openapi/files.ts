import { stringify } from 'yaml';
import { openApiDocument } from './document.ts';

/** The files that the contract is published as, by name. */
export function openApiFiles(): Record<'openapi.json' | 'openapi.yaml', string> {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  const { 'x-generated': note, ...rest } = document;
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi.yaml': `# ${note}\n${stringify(rest, { lineWidth: 100, aliasDuplicateObjects: false })}`,
  };
}
