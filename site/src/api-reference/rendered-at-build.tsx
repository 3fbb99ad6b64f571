import { integratorApi } from '@slipway/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { DOWNLOADS } from './downloads.ts';
import Reference from './page/Reference.tsx';
import type { RenderedReference } from './rendered-in-browser.ts';

/** The checker knows pages alone. */
const files: string[] = Object.values(DOWNLOADS).map(({ path }) => path);

const html = renderToStaticMarkup(<Reference api={integratorApi} />);

function valuesOf(attribute: 'id' | 'href'): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  );
}

/** Rendered once, when the site is built. */
export const reference: RenderedReference = {
  html,
  anchors: valuesOf('id'),
  links: valuesOf('href').filter((link) => /^[/#]/.test(link) && !files.includes(link)),
};
