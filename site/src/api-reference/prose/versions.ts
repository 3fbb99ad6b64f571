import type { ProseSection } from './prose-section.ts';

export const versions: ProseSection = {
  id: 'versions',
  title: 'Versions',
  text: `
Every path but \`GET /me\` begins with \`/v1\`. Within it, calls, fields and values can be added at any time, so read past what you do not know.

What gets a new name keeps answering under the old one, and is listed under [deprecations](#deprecations). Every change is in the [changelog](#changelog). Its feed, linked at the top of this page, tells you about the next one.
`,
};
