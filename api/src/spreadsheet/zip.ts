import { joined } from '../joined.ts';

type File = { name: string; content: string };

/** Packs text files into a ZIP archive, as Office files are. */
export async function zipOf(files: readonly File[]): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const bytes = encoder.encode(content);
    const packed = await deflate(bytes);
    const entry = { name: encoder.encode(name), bytes, packed, crc: crc32(bytes) };
    const local = record(0x04034b50, entry, []);
    parts.push(local, packed);
    directory.push(record(0x02014b50, entry, [offset]));
    offset += local.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return joined([...parts, ...directory, endOf(files.length, size, offset)]);
}

type Entry = { name: Uint8Array; bytes: Uint8Array; packed: Uint8Array; crc: number };

/** The head of a file, or with its offset its line in the directory at the end. */
function record(signature: number, { name, bytes, packed, crc }: Entry, [offset]: number[]) {
  const isDirectory = offset !== undefined;
  const head = new DataView(new ArrayBuffer(isDirectory ? 46 : 30));
  let at = 0;
  const put16 = (value: number) => {
    head.setUint16(at, value, true);
    at += 2;
  };
  const put32 = (value: number) => {
    head.setUint32(at, value, true);
    at += 4;
  };
  put32(signature);
  if (isDirectory) put16(20);
  put16(20);
  // Names are UTF-8, contents are deflated, and every file is from the first day that ZIP knows.
  put16(0x0800);
  put16(8);
  put16(0);
  put16(0x21);
  put32(crc);
  put32(packed.length);
  put32(bytes.length);
  put16(name.length);
  put16(0);
  if (isDirectory) {
    put16(0);
    put16(0);
    put16(0);
    put32(0);
    put32(offset);
  }
  return joined([new Uint8Array(head.buffer), name]);
}

function endOf(files: number, size: number, offset: number): Uint8Array {
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files, true);
  end.setUint16(10, files, true);
  end.setUint32(12, size, true);
  end.setUint32(16, offset, true);
  return new Uint8Array(end.buffer);
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
