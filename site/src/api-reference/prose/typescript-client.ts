import { API } from '@slipway/contract';
import { links } from '../../../config/links.ts';
import type { ProseSection } from './prose-section.ts';

export const typescriptClient: ProseSection = {
  id: 'typescript-client',
  title: 'TypeScript client',
  text: `
The samples in TypeScript use \`@slipway/client\`, for Node and browsers. It knows the type of every field, throws a class for every error, walks through pages, and repeats what failed without doing it twice. Build it in [the repository](${links.repository}):

\`\`\`
npm run build -w client
npm pack ./client/dist
\`\`\`

Then install the file in your project: \`npm install slipway-client-${API.version}.tgz\`. For the sandbox, give its address: \`new Slipway({ apiKey, baseUrl: '${API.sandboxUrl}' })\`. Its README shows the rest.
`,
};
