import type { ThemeConfig } from '@docusaurus/types';
import { announcement } from './announcement.ts';
import { footer } from './footer.ts';
import { navbar } from './navbar.ts';

/** Nothing is highlighted in the browser, so the default theme must not be bundled. */
const noHighlightingTheme = { plain: {}, styles: [] };

export const themeConfig: ThemeConfig = {
  image: 'brand/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  announcementBar: announcement,
  navbar,
  footer,
  prism: { theme: noHighlightingTheme, darkTheme: noHighlightingTheme },
};
