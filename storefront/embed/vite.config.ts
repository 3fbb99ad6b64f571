import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../dist');

/** One classic script without imports, beside the pages and under a name that never changes. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    lib: { entry: here('index.ts'), formats: ['iife'], name: 'embed', fileName: () => 'embed.js' },
  },
  plugins: [
    {
      name: 'compress',
      closeBundle() {
        const script = readFileSync(`${outDir}/embed.js`);
        writeFileSync(`${outDir}/embed.js.br`, brotliCompressSync(script));
        writeFileSync(`${outDir}/embed.js.gz`, gzipSync(script, { level: 9 }));
      },
    },
  ],
});
