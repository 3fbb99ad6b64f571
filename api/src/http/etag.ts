const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A mark that changes when the text does. Two hashes of 32 bits with different seeds are quick and
 * far apart enough, because a mark is only ever compared with others of the same address.
 */
export function etagOf(text: string): string {
  let left = FNV_OFFSET;
  let right = FNV_OFFSET ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    left = Math.imul(left ^ unit, FNV_PRIME);
    right = Math.imul(right ^ (unit + index), FNV_PRIME);
  }
  return `"${hex(left)}${hex(right)}"`;
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
