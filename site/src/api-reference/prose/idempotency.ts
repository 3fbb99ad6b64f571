import {
  ANSWER_HEADER,
  FIELD_TEXT,
  IDEMPOTENCY_KEY_HOURS,
  REQUEST_HEADER,
} from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

const { name, example } = REQUEST_HEADER.idempotencyKey;

export const idempotency: ProseSection = {
  id: 'idempotency',
  title: 'Repeating a request safely',
  text: `
A network can fail after your request has arrived and before the answer has. Send a key of your own with every POST, and you can repeat the request without making a second booking:

\`\`\`
${name}: ${example}
\`\`\`

Use a text that belongs to the thing you want done, for example the number of an order. A request with the same key within ${IDEMPOTENCY_KEY_HOURS} hours does nothing and gets the first answer again, with \`${ANSWER_HEADER.idempotencyReplayed.name}: true\`.

A refusal is remembered as well: after [404](#error-404), [406](#error-406) or [422](#error-422), try again with a new key. [429](#error-429) and [500](#error-500) are not remembered: repeat those with the same key.

The same key with another body or another path gets [422](#error-422): ${name} ${FIELD_TEXT.idempotencyKeyReused}.
`,
};
