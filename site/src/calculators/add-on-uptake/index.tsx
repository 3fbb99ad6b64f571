import Calculator from '../frame/Calculator/index.tsx';
import { addOnUptake } from './calculation.ts';

/** Picnic boxes: people, uptake and revenue of a day. */
export default function AddOnUptake() {
  return <Calculator calculation={addOnUptake} />;
}
