import { errorFields, type Log } from '../log.ts';

const TIMEOUT_MS = 5_000;
const MOST_AT_ONCE = 5;

type AlertReport = { requestId: string; method: string; path: string; error: string };

/** Tells the operator about a failure, without keeping the caller waiting. */
export type Alert = (report: AlertReport) => void;

/** Posts each report to `url`. While several are still under way, more are dropped: the log has them. */
export function alertTo(url: string | undefined, clock: () => Date, log: Log): Alert {
  if (url === undefined) return () => {};
  let underWay = 0;
  return async (report) => {
    if (underWay >= MOST_AT_ONCE) return;
    underWay += 1;
    try {
      await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ service: 'slipway-api', time: clock(), ...report }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      log.warn('alert was not delivered', errorFields(error));
    } finally {
      underWay -= 1;
    }
  };
}
