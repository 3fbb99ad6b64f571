import type { YAMLError } from 'yaml';

/** What the parser says of lines that do not line up, in words of its own trade. */
const LAYOUT =
  /must start at the same column|compact mappings|on a single line|implicit map key|without - indicator/i;

/** The first place at which a text is not YAML. What comes after it mostly follows from it. */
export function syntaxProblem(
  errors: readonly YAMLError[],
): { offset: number; message: string } | undefined {
  const [first] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return first && { offset: first.pos[0], message: inPlainWords(first) };
}

function inPlainWords({ code, message }: YAMLError): string {
  if (code === 'TAB_AS_INDENT') return 'begins with a tab: indent with spaces';
  if (code === 'DUPLICATE_KEY') return 'is a field that this entry has already: keep one of them';
  if (LAYOUT.test(message)) {
    return 'does not fit the line before or after it: start all fields of an entry in the same column, write a space after the colon, and put text that has a colon in quotes';
  }
  return message;
}
