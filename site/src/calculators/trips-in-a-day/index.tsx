import Calculator from '../frame/Calculator/index.tsx';
import { tripsInADay } from './calculation.ts';
import DayOfTrips from './DayOfTrips.tsx';

/** One Plover 5: how many trips of a length fit between opening and closing. */
export default function TripsInADay() {
  return (
    <Calculator calculation={tripsInADay}>{(answer) => <DayOfTrips {...answer} />}</Calculator>
  );
}
