import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

interface ClassicTheme
  extends Required<Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>> {
  default: (context: LoadContext, options: Options) => Plugin;
}

interface Options {
  customCss: string[];
}

const require = createRequire(import.meta.url);
const classic: ClassicTheme = require('@docusaurus/theme-classic');

export const { validateOptions, validateThemeConfig } = classic;

/**
 * The classic theme's components and inline scripts, without its stylesheet and its highlighter:
 * the look is ours (`src/css/`) and code is highlighted at build time.
 */
export default function slipwayTheme(context: LoadContext, options: Options): Plugin {
  const root = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const theme = classic.default(context, options);
  return {
    ...theme,
    getThemePath: () => path.join(root, 'theme'),
    getTypeScriptThemePath: () => path.join(root, '../src/theme'),
    getClientModules: () => [
      path.join(root, 'nprogress'),
      path.resolve(context.siteDir, 'src/clientModules/chunkFailure.ts'),
      ...options.customCss.map((file) => path.resolve(context.siteDir, file)),
    ],
    injectHtmlTags: (args) => {
      const tags = theme.injectHtmlTags?.(args);
      // The sprite of the theme's own icons: we use none of them.
      const preBodyTags = [tags?.preBodyTags ?? []]
        .flat()
        .filter((tag) => typeof tag === 'string' || tag.tagName !== 'svg');
      return { ...tags, preBodyTags };
    },
  };
}
