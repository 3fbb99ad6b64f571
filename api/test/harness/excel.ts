import { inflateRawSync } from 'node:zlib';

/** The one sheet inside an Excel file: the last of its entries, found by its local head. */
export function sheetOf(file: Buffer): string {
  const name = 'xl/worksheets/sheet1.xml';
  const at = file.indexOf(name);
  const packed = file.readUInt32LE(at - 30 + 18);
  const start = at + name.length;
  return inflateRawSync(file.subarray(start, start + packed)).toString('utf8');
}
