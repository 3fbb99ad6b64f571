import type { Instant } from '@slipway/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFacts } from '../../api/facts.ts';

const MINUTE_MS = 60_000;

/** How far the clock of Slipway is ahead of this device's, from the moment its answer arrived. */
function useAhead(): number {
  const { now } = useFacts();
  const known = useRef({ now, ahead: Date.parse(now) - Date.now() });
  if (known.current.now !== now) known.current = { now, ahead: Date.parse(now) - Date.now() };
  return known.current.ahead;
}

/** The clock of Slipway, to be read when something happens. */
export function useClock(): () => Instant {
  const ahead = useAhead();
  return useCallback(() => Date.now() + ahead, [ahead]);
}

/** Now by the clock of Slipway, anew with every minute. */
export function useNow(): Instant {
  const ahead = useAhead();
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now() + ahead;
      setNow(moment);
      timer = setTimeout(tick, MINUTE_MS - (moment % MINUTE_MS) + 20);
    };
    tick();
    return () => clearTimeout(timer);
  }, [ahead]);
  return now;
}
