import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [compressFiles()],
  build: {
    outDir: 'dist',
    // The weight of a screen is measured by what it imports.
    manifest: 'manifest.json',
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), 'service-worker': here('src/service-worker/worker.ts') },
      // Packages mark files for servers that render; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
        // The browser looks for the service worker under one name for ever.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // What every screen needs is one file; the smaller ones would each cost a request.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)[\\/]|[\\/]ui[\\/]src|dashboard[\\/]src[\\/](app|shell)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
