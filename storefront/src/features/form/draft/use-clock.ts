import { useEffect, useState } from 'react';

/** Counts down from what the server said, whatever the clock of the device says. Null: no hold. */
export function useSecondsLeft(secondsAtStart: number | null, startedAt: number): number | null {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    if (secondsAtStart === null) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [secondsAtStart]);
  if (secondsAtStart === null) return null;
  const gone = Math.max(0, now - startedAt) / 1000;
  return Math.max(0, Math.ceil(secondsAtStart - gone));
}
