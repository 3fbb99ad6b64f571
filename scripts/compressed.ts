import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MEBIBYTE = 1024 * 1024;

/**
 * For files of megabytes. Brotli's best takes a minute for them and saves a tenth: that is worth it
 * for a site that is published, not for one that is started here or tested.
 */
export const QUALITY_OF_LARGE = process.env.COMPRESS === 'quickly' ? 9 : 11;

/** Writes `.br` and `.gz` beside a file, so that no server has to compress it. */
export async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > MEBIBYTE ? QUALITY_OF_LARGE : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.gz`, zipped);
  await writeFile(`${file}.br`, brotli);
}
