import { HistoryList } from '../../../shell/history/HistoryList.tsx';
import type { Booking } from '../words.ts';

/** Who changed what, newest first. */
export function History({ booking }: { booking: Booking }) {
  return <HistoryList entries={booking.history} timeZone={booking.dock.timeZone} />;
}
