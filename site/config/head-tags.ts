import type { HtmlTagObject } from '@docusaurus/types';

function tag(tagName: string, attributes: Record<string, string>): HtmlTagObject {
  return { tagName, attributes };
}

/** What every page carries in its head besides its own metadata. */
export const headTags: HtmlTagObject[] = [
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  tag('link', { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' }),
  tag('meta', { name: 'theme-color', content: '#fcfbf8', media: '(prefers-color-scheme: light)' }),
  tag('meta', { name: 'theme-color', content: '#0c171d', media: '(prefers-color-scheme: dark)' }),
];
