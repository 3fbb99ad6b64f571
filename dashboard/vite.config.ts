import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
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
      // Packages mark files for servers that render; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
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
