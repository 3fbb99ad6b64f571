import { inDoubleQuotes as quoted } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const GIVE_UP = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

export function go(request: SampleRequest): string {
  const { method, url, headers, body } = request;
  const packages = ['fmt', 'io', 'log', 'net/http', ...(body ? ['strings'] : [])];
  const content = body
    ? `\tbody := strings.NewReader(${rawText(JSON.stringify(body, null, 2))})\n`
    : '';
  return `package main

import (
${packages.map((name) => `\t${quoted(name)}`).join('\n')}
)

func main() {
${content}\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${body ? 'body' : 'nil'})
${GIVE_UP}
${headers.map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`).join('\n')}
${queryLines(request)}
\tresponse, err := http.DefaultClient.Do(request)
${GIVE_UP}
\tdefer response.Body.Close()
\tanswer, err := io.ReadAll(response.Body)
${GIVE_UP}
\tif response.StatusCode != http.StatusOK {
\t\tlog.Fatal(string(answer))
\t}
\tfmt.Println(string(answer))
}`;
}

/** Between backquotes everything stands as it is, but a backquote cannot. */
function rawText(text: string): string {
  return text.includes('`') ? quoted(text) : `\`${text}\``;
}

function queryLines({ query }: SampleRequest): string {
  if (query.length === 0) return '';
  const pairs = query.map(([name, value]) => `\tquery.Set(${quoted(name)}, ${quoted(value)})`);
  return `\n\tquery := request.URL.Query()
${pairs.join('\n')}
\trequest.URL.RawQuery = query.Encode()
`;
}
