/** What Windows-1252 has at 128 to 159, in order; a space where it has nothing. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Letters that cannot be taken apart into one that the encoding has, and a mark. */
const SPELLED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

/** The bytes of a text in the encoding that every PDF reader has letters for. */
export function winAnsi(text: string): number[] {
  return [...text.normalize('NFC')].flatMap((character) => {
    const known = byteOf(character);
    if (known !== undefined) return [known];
    const plain = SPELLED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return [...plain].map((letter) => byteOf(letter) ?? 0x3f);
  });
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x202f || code === 0x2009) return 0x20;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const place = character === ' ' ? -1 : UPPER.indexOf(character);
  return place < 0 ? undefined : 0x80 + place;
}

// Widths of Helvetica in thousandths of its size, for the characters from 32 to 126.
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** That of æ, the widest of the small letters, so that no line gets too long. */
const WIDEST = 889;

/** How wide a text is; letters with a mark are as wide as without it. */
export function textWidth(text: string, size: number): number {
  const thousandths = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, character) => sum + (WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? WIDEST),
    0,
  );
  return (thousandths * size) / 1000;
}
