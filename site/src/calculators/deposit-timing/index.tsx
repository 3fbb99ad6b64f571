import Calculator from '../frame/Calculator/index.tsx';
import { depositTiming } from './calculation.ts';

/** How and when the deposit of a booking is taken. */
export default function DepositTiming() {
  return <Calculator calculation={depositTiming} />;
}
