const CRC_32_POLYNOMIAL = 0xedb88320;

/** CRC-32 of a text, which finds every single mistyped character. */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? CRC_32_POLYNOMIAL : 0);
    }
  }
  return ~remainder >>> 0;
}
