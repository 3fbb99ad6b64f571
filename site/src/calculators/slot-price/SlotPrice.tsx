import Calculator from '../frame/Calculator/index.tsx';
import { slotPrice } from './calculation.ts';

export default function SlotPrice() {
  return <Calculator calculation={slotPrice} />;
}
