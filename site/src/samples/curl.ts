import type { SampleRequest } from './sample-request.ts';

/** `--data-urlencode` also keeps curl from reading `[start]` in an address as a range. */
export function curl({ url, headers, query, body }: SampleRequest): string {
  const address = /^[\w:/.%-]+$/.test(url) ? url : quoted(url);
  const start = query.length > 0 ? `curl --get ${address}` : `curl ${address}`;
  const parts = [
    start,
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body ? [`--data ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
