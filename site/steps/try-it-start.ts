import { existsSync } from 'node:fs';
import { ROLE, TEAM } from '@slipway/contract';
import type { TryItStart } from '../src/try-it/start.ts';
import type { GuideSteps } from './guide-steps.ts';

/** Where a guide begins on the dashboard: with whom, and on which screen. */
export async function tryItStart(guideFile: string): Promise<TryItStart | undefined> {
  const file = guideFile.replace(/\.mdx$/, '.steps.ts');
  if (!existsSync(file)) return undefined;
  const { default: guide } = (await import(file)) as { default: GuideSteps };
  const { id: memberId, name, role } = TEAM[guide.who];
  return { name, memberId, role: ROLE[role], screen: guide.screen };
}
