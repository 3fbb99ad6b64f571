import { integratorApi, type Operation, PAGE_SIZE } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

const lists = Object.values<Operation>(integratorApi.operations).filter(({ id }) =>
  /^(list|search)/.test(id),
);
const inPages = lists.filter(({ query }) => query && 'page' in query.properties);
const inOnePiece = lists.filter((operation) => !inPages.includes(operation));

function named(which: Operation[]): string {
  const calls = which.map(({ path }) => `\`GET ${path}\``);
  return `${calls.slice(0, -1).join(', ')} and ${calls.at(-1)}`;
}

export const pagination: ProseSection = {
  id: 'pagination',
  title: 'Pages of a list',
  text: `
${named(inPages)} answer ${PAGE_SIZE} items at a time. Ask for the next ones with \`page\`, or follow \`pagination.nextPageUrl\` until it is null: it keeps the other parameters of your question. The order is stable. A page past the end is an empty list.

${named(inOnePiece)} answer everything in one piece.

To keep another system in step with bookings, remember the newest \`updatedAt\` you have seen and send it as \`updatedAfter\` the next time.

A booking that changes while you read moves to the end of the list, and those behind it move up by one. Read the pages from the last to the first, and you miss none.
`,
};
