import Calculator from '../frame/Calculator/index.tsx';
import { earlyBird } from './calculation.ts';

export default function EarlyBird() {
  return <Calculator calculation={earlyBird} />;
}
