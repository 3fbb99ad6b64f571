import Calculator from '../frame/Calculator/index.tsx';
import { cancellation } from './calculation.ts';

/** The fee steps of a customer type on one booking. */
export default function CancellationFee() {
  return <Calculator calculation={cancellation} />;
}
