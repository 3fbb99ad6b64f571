import Calculator from '../frame/Calculator/index.tsx';
import { earlyBird } from './calculation.ts';

/** Gannet 8: what a trip costs early, in time and late. */
export default function EarlyBird() {
  return <Calculator calculation={earlyBird} />;
}
