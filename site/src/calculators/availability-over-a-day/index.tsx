import Calculator from '../frame/Calculator/index.tsx';
import { availabilityOverADay } from './calculation.ts';
import FreeBoats from './FreeBoats.tsx';

/** Plover 5 at North Pier: free boats from hour to hour, and whether one more trip fits. */
export default function AvailabilityOverADay() {
  return (
    <Calculator calculation={availabilityOverADay}>
      {(answer) => <FreeBoats {...answer} />}
    </Calculator>
  );
}
