import { KEY_PLACEHOLDER } from '../../samples/sample-request.ts';
import type { ProseSection } from './prose-section.ts';

export const authentication: ProseSection = {
  id: 'authentication',
  title: 'Authentication',
  text: `
Every call needs an API key in a header:

\`\`\`
Authorization: Bearer ${KEY_PLACEHOLDER}
\`\`\`

Make a key in **Settings → Connections → API keys → New key**. Give it a description and choose the companies it may work for. Slipway shows the key once, so store it right away.

A key acts with Administrator rights on all docks of its companies. Keep it on your server, never in a web page or an app, and revoke it when it is no longer needed.

To change a key, make a new one, put it in, then revoke the old one: until then both work.

\`GET /me\` tells what a key may do. A missing, mistyped or revoked key gets [401](#error-401).
`,
  example: { operation: 'getMe', name: 'oneCompany', shows: 'request' },
};
