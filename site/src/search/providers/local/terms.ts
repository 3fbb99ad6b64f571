const COMPOUND = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/gu;
const JOINT = /[-_'’]|\.(?!\p{N})|(?<!\p{N})\.|(?<=\p{Ll})(?=\p{Lu})/u;

/** A word of a text with its place, and the terms under which it is found. */
export interface Word {
  start: number;
  end: number;
  parts: string[];
  /** The parts written together: `addon` for `add-on`. */
  whole: string;
}

/** The words of a text. `add-on`, `booking_fee` and `includePaymentLink` are one word of several parts. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: compound, index } of text.matchAll(COMPOUND)) {
    const parts = compound.split(JOINT).map(termOf).filter(Boolean);
    yield { start: index, end: index + compound.length, parts, whole: parts.join('') };
  }
}

/** Everything under which a text is found, once per occurrence. */
export function termsOf(text: string): string[] {
  return [...wordsOf(text)].flatMap(({ parts, whole }) =>
    parts.length > 1 ? [...parts, whole] : parts,
  );
}

/** The form in which words are compared: lower case, without accents, singular, `1.14` for `v1.14`. */
function termOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
  if (plain === 's') return '';
  if (/[^aeious]ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/[^aious]s$/.test(plain) && plain.length > 3) return plain.slice(0, -1);
  return plain;
}
