import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Face, type Fallback, faces } from './faces.ts';

interface HostedFace extends Face {
  url: string;
}

const require = createRequire(import.meta.url);

/** Serves the fonts under names that hold their content, and declares and preloads those very names. */
export default function fontsPlugin(context: LoadContext): Plugin<HostedFace[]> {
  let hosted: HostedFace[] = [];
  return {
    name: 'slipway-fonts',
    async loadContent() {
      const folder = path.join(context.generatedFilesDir, 'self-hosted/fonts');
      await mkdir(folder, { recursive: true });
      hosted = await Promise.all(faces.map((face) => host(face, folder)));
      return hosted;
    },
    injectHtmlTags: () => ({
      headTags: [
        ...hosted
          .filter((face) => face.preload)
          .map((face) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: face.url,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
          })),
        { tagName: 'style', innerHTML: hosted.map(rulesOf).join('') },
      ],
    }),
  };
}

async function host(face: Face, folder: string): Promise<HostedFace> {
  const source = require.resolve(face.file);
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 8);
  const name = `${path.basename(source, '.woff2')}.${hash}.woff2`;
  await copyFile(source, path.join(folder, name));
  return { ...face, url: `/fonts/${name}` };
}

/** The font, its fallbacks, and the custom property under which styles use them. */
function rulesOf(face: HostedFace): string {
  const { family, url, display, property, generic, fallbacks } = face;
  const names = [family, ...fallbacks.map((fallback) => fallbackName(face, fallback))];
  return [
    `@font-face{font-family:"${family}";font-style:normal;font-weight:200 800;font-display:${display};src:url(${url}) format("woff2")}`,
    ...fallbacks.map((fallback) => fallbackRule(face, fallback)),
    `:root{${property}:${[...new Set(names)].map((name) => `"${name}"`).join(',')},${generic}}`,
  ].join('');
}

/** The regular and the bold cut of a system's font share a name. */
function fallbackName({ family }: Face, { system }: Fallback): string {
  return `${family} on ${system}`;
}

function fallbackRule(face: Face, fallback: Fallback): string {
  const { sources, weight = '200 800', sizeAdjust } = fallback;
  const percent = (ratio: number) => `${Number((ratio * 100).toFixed(3))}%`;
  return [
    `@font-face{font-family:"${fallbackName(face, fallback)}"`,
    `font-weight:${weight}`,
    `src:${sources.map((source) => `local("${source}")`).join(',')}`,
    `size-adjust:${percent(sizeAdjust)}`,
    `ascent-override:${percent(face.ascent / sizeAdjust)}`,
    `descent-override:${percent(face.descent / sizeAdjust)}`,
    'line-gap-override:0%}',
  ].join(';');
}
