import { REQUEST_HEADER } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

const { name, example } = REQUEST_HEADER.tenantId;

export const severalCompanies: ProseSection = {
  id: 'several-companies',
  title: 'Several companies',
  text: `
A key can work for several companies; the API calls a company a tenant. \`GET /me\` lists them. Choose one by its ID:

\`\`\`
${name}: ${example}
\`\`\`

Without the header, the primary company of the key is used. A company that the key may not work for gets [401](#error-401). Data never mixes: an ID of one company is unknown in every other.
`,
  example: { operation: 'getMe', name: 'severalCompanies', shows: 'answer' },
};
