import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is at least so wide. */
export function useWide(least: `${number}rem`): boolean {
  const query = `(width >= ${least})`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
