import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const site = path.resolve(import.meta.dirname, '..');
const components = readdirSync(path.join(site, 'src'), { recursive: true, encoding: 'utf8' });

it.each(components.filter((name) => name.endsWith('.tsx')))(
  '%s names only styles that its stylesheets have',
  (name) => {
    const file = path.join(site, 'src', name);
    const source = readFileSync(file, 'utf8');
    for (const [, sheetName, sheet = ''] of source.matchAll(
      /^import (\w+) from '(.+\.module\.css)'/gm,
    )) {
      const place = sheet.replace('@site', site);
      const css = readFileSync(path.resolve(path.dirname(file), place), 'utf8');
      const known = new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, style]) => style));
      const used = Array.from(
        source.matchAll(new RegExp(`\\b${sheetName}\\.(\\w+)(?!.*\\.css')`, 'g')),
      );
      expect(used.map(([, style]) => style).filter((style) => !known.has(style))).toEqual([]);
    }
  },
);
