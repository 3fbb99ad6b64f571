import { joined } from '../joined.ts';

/** A picture of black and white squares as a PNG, each square so many pixels wide. */
export async function writePng(
  rows: readonly (readonly boolean[])[],
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const [height, width] = [rows.length * scale, (rows[0]?.length ?? 0) * scale];
  const lines = rows.flatMap((row) => Array<Uint8Array>(scale).fill(lineOf(row, scale)));
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    // One bit a pixel in shades of gray, nothing interlaced.
    chunk('IHDR', joined([uint32(width), uint32(height), Uint8Array.of(1, 0, 0, 0, 0)])),
    chunk('IDAT', await deflated(joined(lines))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The pixels of a line, eight a byte, white as 1. The first byte says that no filter is used. */
function lineOf(row: readonly boolean[], scale: number): Uint8Array {
  const line = new Uint8Array(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x++) {
    if (!row[Math.floor(x / scale)])
      line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (128 >> (x & 7));
  }
  return line;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const content = joined([new TextEncoder().encode(name), data]);
  return joined([uint32(data.length), content, uint32(crc32(content))]);
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** By the stream that browsers have, too. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
