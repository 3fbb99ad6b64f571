import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { writePages } from './build/write-pages.ts';
import { pages } from './pages.ts';

const entry = (name: string) => fileURLToPath(new URL(`src/pages/${name}.tsx`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Pictures of the example company.
  publicDir: 'public',
  plugins: [writePages(pages)],
  build: {
    outDir: 'dist',
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Pages load what they need through <link>, so that the first request starts everything.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs is one file; the smaller ones would each cost a request.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]ui[\\/]src|src[\\/](api|app|embedding|language|session|theme)[\\/]/,
            },
          ],
        },
      },
      input: Object.fromEntries(Object.keys(pages).map((name) => [name, entry(name)])),
    },
  },
});
