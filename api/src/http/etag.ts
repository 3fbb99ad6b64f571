const SEED = 0x811c9dc5;
const LEFT_PRIME = 0x01000193;
const RIGHT_PRIME = 0x85ebca6b;
const BYTES_PER_UNIT = 3;

const encoder = new TextEncoder();
let bytes = new Uint8Array(64 * 1024);

/**
 * A mark that changes when the text does. Two hashes of 32 bits are quick and far apart enough,
 * because a mark is only ever compared with others of the same address.
 */
export function etagOf(text: string): string {
  const words = wordsOf(text);
  let left = SEED ^ text.length;
  let right = SEED;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as number;
    left = Math.imul(left ^ word, LEFT_PRIME);
    left = (left << 13) | (left >>> 19);
    right = Math.imul(right ^ word, RIGHT_PRIME);
    right = (right << 15) | (right >>> 17);
  }
  return `"${hex(left)}${hex(right)}"`;
}

/** The text by four bytes each: taking it letter by letter costs several times more. */
function wordsOf(text: string): Uint32Array {
  const most = text.length * BYTES_PER_UNIT + 4;
  if (most > bytes.length) bytes = new Uint8Array(most * 2);
  const { written } = encoder.encodeInto(text, bytes);
  bytes.fill(0, written, written + 4);
  return new Uint32Array(bytes.buffer, 0, Math.ceil(written / 4));
}

/** Whether an `If-None-Match` header names this mark; weak marks and lists count too. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const marks = ifNoneMatch.split(',').map((mark) => mark.trim().replace(/^W\//, ''));
  return marks.includes(etag) || marks.includes('*');
}

function hex(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}
