import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The dashboard as files of the help site, which shows it inside its pages. */
export default defineConfig({
  root: here('.'),
  base: '/frame/',
  publicDir: false,
  build: {
    outDir: 'dist/frame',
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: here('dashboard.html'),
      // Packages mark files for servers that render; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
