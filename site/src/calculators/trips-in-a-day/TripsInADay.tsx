import Calculator from '../frame/Calculator/index.tsx';
import { tripsInADay } from './calculation.ts';
import DayOfTrips from './DayOfTrips.tsx';

export default function TripsInADay() {
  return (
    <Calculator calculation={tripsInADay}>{(answer) => <DayOfTrips {...answer} />}</Calculator>
  );
}
