import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Leaves out of the reader's bundle what no page needs. */
export default function leanPlugin(): Plugin {
  return {
    name: 'slipway-lean',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      dropChunkNames(config);
      return {
        output:
          config.mode === 'production' ? { chunkFilename: 'assets/js/[contenthash:8].js' } : {},
        resolve: { alias: { tslib: path.join(here, 'tslib.ts') } },
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, path.join(here, 'navigation.ts')),
        ],
      };
    },
  };
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Removes the table of all chunk names from the runtime: only the prefetch of links reads it. */
function dropChunkNames(config: Configuration): void {
  const names = config.plugins?.findIndex(
    (plugin) => plugin?.constructor.name === 'ChunkAssetPlugin',
  );
  if (names === undefined || names === -1) {
    throw new Error('Docusaurus has no ChunkAssetPlugin any more. Remove dropChunkNames.');
  }
  config.plugins?.splice(names, 1);
}
