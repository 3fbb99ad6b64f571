import { fileURLToPath } from 'node:url';
import { test as base } from '@slipway/ui/layout-check';
import type * as opening from './open-world.ts';

export { expect } from '@slipway/ui/layout-check';
export { at } from './next-july.ts';
export type { Booked, World } from './open-world.ts';

const BUILT_PAGES = fileURLToPath(new URL('../../dist', import.meta.url));

export const test = base.extend<object, { world: opening.World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const { openWorld }: typeof opening = await import(process.env.OPEN_WORLD ?? '');
      const { world, close } = await openWorld(BUILT_PAGES);
      await use(world);
      await close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
