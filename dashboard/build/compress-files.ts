import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a compressed twin of every built file that is sent as text. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const file of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const text = readFileSync(join(assets, file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(text, { params }));
        writeFileSync(join(assets, `${file}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
