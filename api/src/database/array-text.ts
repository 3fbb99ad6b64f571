/** One element of a PostgreSQL array literal: quoted with escapes, or bare up to the next comma. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;

/** Reads a flat PostgreSQL array literal such as `{a,"b c",NULL}`. */
export function parseArray(
  literal: string,
  parseElement: (text: string) => unknown,
): (unknown | null)[] {
  return Array.from(literal.matchAll(ELEMENT), ([, quoted, bare]) => {
    if (quoted !== undefined) return parseElement(quoted.replace(/\\(.)/g, '$1'));
    return bare === 'NULL' ? null : parseElement(bare ?? '');
  });
}

/** Writes a flat PostgreSQL array literal. */
export function formatArray(elements: readonly (string | null)[]): string {
  const quoted = elements.map((element) =>
    element === null ? 'NULL' : `"${element.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${quoted.join(',')}}`;
}
