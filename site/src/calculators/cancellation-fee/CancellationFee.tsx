import Calculator from '../frame/Calculator/index.tsx';
import { cancellation } from './calculation.ts';

export default function CancellationFee() {
  return <Calculator calculation={cancellation} />;
}
