export interface HeaderRule {
  /** Whether the rule is for this path. */
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file: a path that may end in `*`, then its headers, indented. This is the
 * format that static hosts read, so that they and our own server answer alike.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (/^\s/.test(line)) {
      const [name = '', ...value] = line.trim().split(':');
      rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
    } else {
      rules.push({ matches: matcher(line.trim()), headers: [] });
    }
  }
  return rules;
}

function matcher(pattern: string): HeaderRule['matches'] {
  if (!pattern.endsWith('*')) return (path) => path === pattern;
  return (path) => path.startsWith(pattern.slice(0, -1));
}
