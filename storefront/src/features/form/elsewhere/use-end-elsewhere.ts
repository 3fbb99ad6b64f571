import { useEffect, useRef } from 'react';
import type { Booking } from '../use-booking.ts';

const AGAIN_AFTER_MS = 3000;

/**
 * Looks whether the booking has been made in the other window. Nothing is told by that window: it
 * was at the provider's, and what it says could be anybody's.
 */
export function useEndElsewhere({ draft, endIfMade }: Booking): void {
  const { key, resume } = draft;
  const end = useRef(endIfMade);
  end.current = endIfMade;
  useEffect(() => {
    if (!key) return;
    let asking = false;
    const look = async () => {
      if (asking) return;
      asking = true;
      const found = await resume(key);
      asking = false;
      if (found) await end.current(key, found);
    };
    const timer = setInterval(look, AGAIN_AFTER_MS);
    // Whoever comes back to this page has most likely done it.
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [key, resume]);
}
