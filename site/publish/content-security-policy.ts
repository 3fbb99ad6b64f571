import { createHash } from 'node:crypto';
import { attributeOf, type Element } from '../plugins/search-index/html.ts';
import { type BuiltPage, textOf } from './pages.ts';

/** Allows our own files, and of what is written into the pages exactly what is written there today. */
export function contentSecurityPolicy(pages: BuiltPage[], searchOrigins: string[]): string {
  const elements = pages.flatMap((page) => page.elements);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(elements.filter(isInlineScript))],
    'style-src': ["'self'", ...hashes(elements.filter(({ tagName }) => tagName === 'style'))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return written(directives);
}

/** The worker of the sandbox may compile WebAssembly. No page may: it would not need to. */
export const SANDBOX_POLICY = written({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});

/** The dashboard inside a guide asks nothing of the network: the page around it answers. */
export const FRAME_POLICY = written({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'frame-src': ['blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

function written(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function isInlineScript(element: Element): boolean {
  const type = attributeOf(element, 'type') ?? 'text/javascript';
  return (
    element.tagName === 'script' && !attributeOf(element, 'src') && /javascript|module/.test(type)
  );
}

function hashes(elements: Element[]): string[] {
  const contents = new Set(elements.map(textOf));
  return [...contents]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}
