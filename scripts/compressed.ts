import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Brotli's best takes ten times as long as what comes below and saves a tenth: that is worth it for
 * a site that is published, not for one that is started here or tested.
 */
export const BROTLI_QUALITY = process.env.COMPRESS === 'quickly' ? 9 : 11;

/** Writes `.br` and `.gz` beside a file, so that no server has to compress it. */
export async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.gz`, zipped);
  await writeFile(`${file}.br`, brotli);
}
