import type { Config } from '@docusaurus/types';
import { headTags } from './config/head-tags.ts';
import { links } from './config/links.ts';
import { markdown } from './config/markdown.ts';
import { plugins } from './config/plugins.ts';
import { search } from './config/search.ts';
import { themeConfig } from './config/theme-config.ts';

const config: Config = {
  title: 'Slipway Help',
  tagline: 'Guides, courses, release notes and the booking API for boat rental companies.',
  url: links.site,
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'brand/mark.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  // v4 adds a suffix to every storage key, and the colour mode is stored under exactly `theme`.
  storage: { type: 'localStorage', namespace: false },
  staticDirectories: [
    'static',
    '.docusaurus/self-hosted',
    '../sandbox/dist/site',
    '../dashboard/framed/dist',
  ],
  markdown,
  themes: [['./plugins/theme/index.ts', { customCss: ['./src/css/index.css'] }]],
  plugins,
  headTags,
  themeConfig,
  customFields: { search },
};

export default config;
