import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { pageHtml } from './page-html.ts';

type Pages = Record<string, { paths: readonly string[] }>;

/**
 * Writes the HTML of each page, `pages.json` for the server, and a compressed twin of every file
 * that is sent as text.
 */
export function writePages(pages: Pages): Plugin {
  return {
    name: 'write-pages',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const listed = Object.entries(pages).map(([name, { paths }]) => {
        const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
        if (!entry) throw new Error(`There is no src/pages/${name}.tsx.`);
        const scripts = [...reachedFrom(entry, bundle)];
        this.emitFile({
          type: 'asset',
          fileName: `${name}.html`,
          source: pageHtml({
            entry: entry.fileName,
            preloaded: scripts.filter((file) => file !== entry.fileName),
            // What is shared comes first, so that a page can differ from it.
            styles: [...new Set(scripts.toReversed().flatMap((file) => stylesOf(bundle[file])))],
          }),
        });
        return { name, paths, file: `${name}.html` };
      });
      const languages = Object.fromEntries(
        chunks.flatMap(({ facadeModuleId, fileName }) => {
          const code = facadeModuleId?.match(/\/languages\/([a-z]+)\/index\.ts$/)?.[1];
          return code ? [[code, `/${fileName}`]] : [];
        }),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify({ pages: listed, languages }, null, 2),
      });
    },
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

/** A script and all that it imports at once; what it loads later is left out. */
function reachedFrom(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const reached = new Set<string>([entry.fileName]);
  for (const file of reached) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) reached.add(imported);
  }
  return reached;
}

function stylesOf(chunk: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
