import { inSingleQuotes as inPlainQuotes, literal, type Syntax } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

/** Between single quotes JavaScript allows no line break as it is. */
function inSingleQuotes(text: string): string {
  return inPlainQuotes(text).replace(/[\n\r\u2028\u2029]/g, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** How JavaScript and TypeScript write a value. */
export const JAVASCRIPT_SYNTAX: Syntax = {
  open: '{',
  close: '}',
  pair: (name, value) => `${isIdentifier(name) ? name : inSingleQuotes(name)}: ${value}`,
  text: inSingleQuotes,
  indent: '  ',
  padding: ' ',
  trailingComma: true,
};

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

export function javascript(request: SampleRequest): string {
  const { method, headers, body } = request;
  const options = [
    ...(method === 'POST' ? [`  method: 'POST',`] : []),
    `  headers: ${literal(Object.fromEntries(headers), JAVASCRIPT_SYNTAX, '  ')},`,
    ...(body ? [`  body: JSON.stringify(${literal(body, JAVASCRIPT_SYNTAX, '  ')}),`] : []),
  ];
  return `${address(request)}
const response = await fetch(url, {
${options.join('\n')}
});
const answer = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(answer);`;
}

function address({ url, query }: SampleRequest): string {
  if (query.length === 0) return `const url = ${inSingleQuotes(url)};`;
  return `const url = new URL(${inSingleQuotes(url)});
url.search = new URLSearchParams(${literal(Object.fromEntries(query), JAVASCRIPT_SYNTAX)});`;
}
