import { inSingleQuotes, literal, type Syntax } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const SYNTAX: Syntax = {
  open: '{',
  close: '}',
  pair: (name, value) => `${inSingleQuotes(name)} => ${value}`,
  text: inSingleQuotes,
  words: { true: 'true', false: 'false', null: 'nil' },
  indent: '  ',
  padding: ' ',
  trailingComma: false,
};

export function ruby(request: SampleRequest): string {
  const { url, headers, query, body } = request;
  const lines = [
    "require 'json'",
    "require 'net/http'",
    '',
    `uri = URI(${inSingleQuotes(url)})`,
    ...(query.length > 0
      ? [`uri.query = URI.encode_www_form(${literal(Object.fromEntries(query), SYNTAX)})`]
      : []),
    `headers = ${literal(Object.fromEntries(headers), SYNTAX)}`,
    ...(body ? [`body = JSON.generate(${literal(body, SYNTAX)})`] : []),
    body
      ? 'response = Net::HTTP.post(uri, body, headers)'
      : 'response = Net::HTTP.get_response(uri, headers)',
    'raise response.body unless response.is_a?(Net::HTTPSuccess)',
    '',
    'puts JSON.pretty_generate(JSON.parse(response.body))',
  ];
  return lines.join('\n');
}
