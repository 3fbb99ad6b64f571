import { currentVisit, resetWorld, sandboxOfVisit, setClock } from '../sandbox/visit.ts';

let lastGuide: string | undefined;

/**
 * The Saturday at 09:50, as each guide begins it. Whoever opens the same guide again goes on where
 * they were.
 */
export async function openSaturday(guide: string): Promise<void> {
  const wasOpen = currentVisit().sandbox.is === 'open';
  await sandboxOfVisit();
  if (currentVisit().clock.mode !== 'documented') await setClock('documented');
  else if (wasOpen && lastGuide !== guide) await resetWorld();
  lastGuide = guide;
}
