import { ANSWER_HEADER, REQUEST_HEADER } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

export const conditionalRequests: ProseSection = {
  id: 'conditional-requests',
  title: 'Asking only for changes',
  text: `
Every answer to a GET carries an \`${ANSWER_HEADER.etag.name}\`. Send it back with the next request:

\`\`\`
${REQUEST_HEADER.ifNoneMatch.name}: ${REQUEST_HEADER.ifNoneMatch.example}
\`\`\`

If nothing has changed, the answer is 304 without a body. That saves you reading the same data twice.
`,
};
