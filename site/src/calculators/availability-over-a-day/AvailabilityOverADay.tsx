import Calculator from '../frame/Calculator/index.tsx';
import { availabilityOverADay } from './calculation.ts';
import FreeBoats from './FreeBoats.tsx';

export default function AvailabilityOverADay() {
  return (
    <Calculator calculation={availabilityOverADay}>
      {(answer) => <FreeBoats {...answer} />}
    </Calculator>
  );
}
