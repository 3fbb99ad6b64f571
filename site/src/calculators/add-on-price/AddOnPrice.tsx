import Calculator from '../frame/Calculator/index.tsx';
import { addOnPrice } from './calculation.ts';

export default function AddOnPrice() {
  return <Calculator calculation={addOnPrice} />;
}
