import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Tests run in a part of the repository, and those that are no modules know no `import.meta`. */
const root = path.resolve(existsSync('site/docs') ? '.' : '..');
const section = path.join(root, 'site/docs/guides/day-to-day');

interface GuideFile {
  path: string;
  /** As messages name it. */
  name: string;
}

/** Every page of the section. */
export function sectionFiles(): GuideFile[] {
  return readdirSync(section, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(section, name))
    .map((file) => ({ path: file, name: path.relative(root, file) }));
}

/** The guides with a step file beside them. */
export function guideFiles(): GuideFile[] {
  return sectionFiles().filter((file) => existsSync(stepFileOf(file.path)));
}

export function stepFileOf(guide: string): string {
  return guide.replace(/\.mdx$/, '.steps.ts');
}
