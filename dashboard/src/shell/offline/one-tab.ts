/** How often somebody may find the lock taken before it is taken away: its tab is asleep. */
const PATIENCE = 6;

export type OneTab = <Result>(work: () => Promise<Result>) => Promise<Result | 'taken'>;

/**
 * Lets one tab of this browser at a time do something under a name; the others are told that it is
 * taken. Phones put tabs to sleep, with the lock in their hands: it is taken from such a one. What it
 * was sending carries its key, so that it happens once.
 */
export function oneTabAtATime(name: string): OneTab {
  let isWorking = false;
  let misses = 0;
  return async (work) => {
    if (isWorking) return 'taken';
    isWorking = true;
    try {
      // Only pages from https and localhost have locks; elsewhere each tab is for itself.
      if (!navigator.locks) return await work();
      const options = misses >= PATIENCE ? { steal: true } : { ifAvailable: true };
      return await navigator.locks.request(name, options, async (lock) => {
        misses = lock ? 0 : misses + 1;
        return lock ? work() : 'taken';
      });
    } catch (error) {
      // Another tab has taken it away while this one was asleep.
      if ((error as Error).name === 'AbortError') return 'taken';
      throw error;
    } finally {
      isWorking = false;
    }
  };
}
