import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the bundler must know about this site beyond Docusaurus' own settings. */
export default function bundlerPlugin(context: LoadContext): Plugin {
  return {
    name: 'slipway-bundler',
    configureWebpack: () => ({
      module: {
        rules: [
          // The generated files use `require`, which a package of type "module" would forbid.
          { test: /\.js$/, include: context.generatedFilesDir, type: 'javascript/auto' },
        ],
      },
    }),
  };
}
