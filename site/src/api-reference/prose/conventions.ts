import { API, BODY_MAX_BYTES } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

export const conventions: ProseSection = {
  id: 'conventions',
  title: 'Requests and answers',
  text: `
The address of every call starts with \`${API.url}\`. Requests and answers are JSON in UTF-8.

- Send bodies with \`Content-Type: application/json\`, at most ${BODY_MAX_BYTES / 1024} KiB.
- A body field that the API does not know is refused with [422](#error-422), so a misspelled field never goes unnoticed. A query parameter that it does not know is ignored.
- The payload of a good answer is in \`data\`. Lists with pages have \`pagination\` beside it.
- IDs are UUIDs. An ID of another company gets [404](#error-404), the same as one that does not exist.
- Every answer carries an \`X-Request-Id\`. Name it when you write to [support](mailto:${API.supportEmail}).
`,
};
