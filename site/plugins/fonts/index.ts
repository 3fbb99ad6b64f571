import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Face, faces } from './faces.ts';

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
        { tagName: 'style', innerHTML: hosted.map(fontFaceRules).join('') },
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

function fontFaceRules(face: HostedFace): string {
  const { family, url, fallback } = face;
  return (
    `@font-face{font-family:"${family}";font-style:normal;font-weight:200 800;font-display:swap;src:url(${url}) format("woff2")}` +
    `@font-face{font-family:"${family} fallback";src:${fallback.sources.map((name) => `local("${name}")`).join(',')};` +
    `size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`
  );
}
