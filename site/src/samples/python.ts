import { inDoubleQuotes, literal, type Syntax } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const SYNTAX: Syntax = {
  open: '{',
  close: '}',
  pair: (name, value) => `${inDoubleQuotes(name)}: ${value}`,
  text: inDoubleQuotes,
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  padding: '',
  trailingComma: true,
};

export function python(request: SampleRequest): string {
  const { headers, query, body } = request;
  const parse = query.length > 0 ? ['urllib.parse'] : [];
  const imports = ['json', 'urllib.error', ...parse, 'urllib.request'];
  const parts = [
    '    url,',
    `    headers=${literal(Object.fromEntries(headers), SYNTAX, '    ')},`,
    ...(body ? [`    data=json.dumps(${literal(body, SYNTAX, '    ')}).encode(),`] : []),
  ];
  return `${imports.map((name) => `import ${name}`).join('\n')}

${address(request)}
request = urllib.request.Request(
${parts.join('\n')}
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    raise SystemExit(error.read().decode())`;
}

function address({ url, query }: SampleRequest): string {
  if (query.length === 0) return `url = ${inDoubleQuotes(url)}`;
  return `query = urllib.parse.urlencode(${literal(Object.fromEntries(query), SYNTAX)})
url = ${inDoubleQuotes(`${url}?`)} + query`;
}
