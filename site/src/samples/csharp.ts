import { inDoubleQuotes, literal, type Syntax } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const SYNTAX: Syntax = {
  open: '\n{',
  close: '}',
  pair: (name, value) => `[${inDoubleQuotes(name)}] = ${value}`,
  text: inDoubleQuotes,
  indent: '    ',
  padding: ' ',
  trailingComma: true,
  list: ['new JsonArray(', ')'],
  nested: 'new JsonObject',
};

/** `Content-Type` is set by the content itself. */
export function csharp(request: SampleRequest): string {
  const { headers, body } = request;
  const own = headers.filter(([name]) => name !== 'Content-Type');
  const usings = body ? 'using System.Net.Http.Json;\nusing System.Text.Json.Nodes;\n\n' : '';
  const call = body
    ? `PostAsJsonAsync(url, new JsonObject${literal(body, SYNTAX)})`
    : 'GetAsync(url)';
  return `${usings}using var client = new HttpClient();
${own.map(header).join('\n')}

${address(request)}
var response = await client.${call};
var answer = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode) throw new HttpRequestException(answer);
Console.WriteLine(answer);`;
}

function header([name, value]: [string, string]): string {
  return `client.DefaultRequestHeaders.Add(${inDoubleQuotes(name)}, ${inDoubleQuotes(value)});`;
}

function address({ url, query }: SampleRequest): string {
  if (query.length === 0) return `var url = ${inDoubleQuotes(url)};`;
  const pairs = literal(Object.fromEntries(query), SYNTAX);
  return `var query = new FormUrlEncodedContent(new Dictionary<string, string>${pairs});
var url = ${inDoubleQuotes(`${url}?`)} + await query.ReadAsStringAsync();`;
}
