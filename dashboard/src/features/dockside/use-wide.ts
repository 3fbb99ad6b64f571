import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 75rem)';

/** Whether a trip fits beside the list. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
