import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Compiles the texts of the reference. Docusaurus' own loader lets the server wait for what the
 * client has compiled, and the client never compiles these: the page carries them as HTML.
 */
export default function referenceProsePlugin(): Plugin {
  return {
    name: 'slipway-reference-prose',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: [path.resolve(here, '../../src/api-reference/prose')],
            use: [path.join(here, 'mdx-loader.mjs')],
          },
        ],
      },
    }),
  };
}
