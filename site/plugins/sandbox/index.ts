import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const manifest = path.join(
  fileURLToPath(new URL('../../../sandbox', import.meta.url)),
  'dist/manifest.json',
);

/** Lets the reference know the hashed names of the sandbox's files, which are served as they are. */
export default function sandboxPlugin(): Plugin<string> {
  return {
    name: 'slipway-sandbox',
    loadContent: () =>
      readFile(manifest, 'utf8').catch(() => {
        throw new Error('The sandbox is not built. Run "npm run build -w sandbox" first.');
      }),
    async contentLoaded({ content, actions }) {
      await actions.createData('manifest.json', content);
    },
  };
}
