import Calculator from '../frame/Calculator/index.tsx';
import { addOnPrice } from './calculation.ts';

/** One add-on under each price basis. */
export default function AddOnPrice() {
  return <Calculator calculation={addOnPrice} />;
}
