import { inSingleQuotes, literal, type Syntax } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const SYNTAX: Syntax = {
  open: '[',
  close: ']',
  pair: (name, value) => `${inSingleQuotes(name)} => ${value}`,
  text: inSingleQuotes,
  indent: '    ',
  padding: '',
  trailingComma: true,
  empty: 'new stdClass()',
};

export function php(request: SampleRequest): string {
  const { headers, body } = request;
  const lines = headers.map(([name, value]) => `        ${inSingleQuotes(`${name}: ${value}`)},`);
  const options = [
    '    CURLOPT_RETURNTRANSFER => true,',
    `    CURLOPT_HTTPHEADER => [\n${lines.join('\n')}\n    ],`,
    ...(body ? [`    CURLOPT_POSTFIELDS => json_encode(${literal(body, SYNTAX, '    ')}),`] : []),
  ];
  return `<?php
${address(request)}
curl_setopt_array($curl, [
${options.join('\n')}
]);
$answer = curl_exec($curl);
if ($answer === false) {
    throw new RuntimeException(curl_error($curl));
}
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
    throw new RuntimeException($answer);
}
print_r(json_decode($answer, true));`;
}

function address({ url, query }: SampleRequest): string {
  if (query.length === 0) return `$curl = curl_init(${inSingleQuotes(url)});`;
  return `$query = http_build_query(${literal(Object.fromEntries(query), SYNTAX)});
$curl = curl_init(${inSingleQuotes(`${url}?`)} . $query);`;
}
