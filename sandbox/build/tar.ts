const BLOCK = 512;

/** A tar archive without the files whose names are unwanted. */
export function withoutFiles(tar: Buffer, isUnwanted: (name: string) => boolean): Buffer {
  const kept: Buffer[] = [];
  let place = 0;
  while (place < tar.length) {
    const name = textAt(tar, place, 100);
    const size = Number.parseInt(textAt(tar, place + 124, 12) || '0', 8);
    const end = place + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!isUnwanted(name)) kept.push(tar.subarray(place, end));
    place = end;
  }
  return Buffer.concat(kept);
}

/** A field ends where it is full or at its first zero. */
function textAt(tar: Buffer, start: number, length: number): string {
  return tar
    .toString('latin1', start, start + length)
    .replace(/\0.*$/s, '')
    .trim();
}
