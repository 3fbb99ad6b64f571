import Calculator from '../frame/Calculator/index.tsx';
import { addOnUptake } from './calculation.ts';

export default function AddOnUptake() {
  return <Calculator calculation={addOnUptake} />;
}
