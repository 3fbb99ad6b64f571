import { API } from '@slipway/contract';
import { links } from '../../../config/links.ts';
import { KEY_PLACEHOLDER } from '../../samples/sample-request.ts';
import type { ProseSection } from './prose-section.ts';

export const sandbox: ProseSection = {
  id: 'sandbox',
  title: 'Sandbox and going live',
  text: `
The sandbox is the whole API on your own machine, with two demo companies in it. Get [the repository](${links.repository}), then start it:

\`\`\`
npm start
\`\`\`

It prints its address, \`${API.sandboxUrl}\` unless you set \`API_PORT\`, and a demo key. Put them in place of \`${API.url}\` and \`${KEY_PLACEHOLDER}\`. Nobody is charged, and e-mails are kept as files in \`data/mail\`. A second key, for two companies, is in \`data/demo-keys.json\`. Delete the folder \`data\` to begin anew.

To go live, put in the live address and a key of the company. The calls are the same.
`,
};
