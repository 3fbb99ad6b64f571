import Calculator from '../frame/Calculator/index.tsx';
import { depositTiming } from './calculation.ts';

export default function DepositTiming() {
  return <Calculator calculation={depositTiming} />;
}
