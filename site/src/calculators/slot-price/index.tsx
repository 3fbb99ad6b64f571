import Calculator from '../frame/Calculator/index.tsx';
import { slotPrice } from './calculation.ts';

/** Osprey 10: the price of a slot with rules on top. */
export default function SlotPrice() {
  return <Calculator calculation={slotPrice} />;
}
