import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Makes routes differ by case, as files on a server do: `/homepage/` is not `/Homepage/`. */
export default function routingPlugin(): Plugin {
  return {
    name: 'slipway-routing',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router-config': path.join(here, 'case-sensitive-routes.tsx') } },
    }),
  };
}
