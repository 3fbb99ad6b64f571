import { ANSWER_HEADER, RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

const { rateLimit, rateLimitPolicy, retryAfter } = ANSWER_HEADER;

export const rateLimits: ProseSection = {
  id: 'rate-limits',
  title: 'Rate limits',
  text: `
A key may send ${RATE_LIMIT_PER_MINUTE.toLocaleString('en-US')} requests a minute. Every answer says how many are left:

\`\`\`
${rateLimitPolicy.name}: ${rateLimitPolicy.example}
${rateLimit.name}: ${rateLimit.example}
\`\`\`

Beyond that, requests get [429](#error-429) with \`${retryAfter.name}\`: wait for as many seconds, then go on. A refused request is not carried out.
`,
};
