import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MEBIBYTE = 1024 * 1024;
const BEST = 11;

/**
 * Brotli's best takes a minute more than this and saves a tenth: that is worth it for a site that is
 * published, not for one that is started here or tested.
 */
export const USUAL_QUALITY = process.env.COMPRESS === 'quickly' ? 6 : BEST;

/** Scripts and styles always travel at their best, because tests weigh them. */
function qualityOf(file: string, bytes: number): number {
  return /\.(js|css)$/.test(file) && bytes < MEBIBYTE ? BEST : USUAL_QUALITY;
}

/** Writes `.br` and `.gz` beside a file, so that no server has to compress it. */
export async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.gz`, zipped);
  await writeFile(`${file}.br`, brotli);
}
