import Calculator from '../frame/Calculator/index.tsx';
import { discountKinds } from './calculation.ts';

/** Percentage, fixed amount and free time side by side. */
export default function DiscountKinds() {
  return <Calculator calculation={discountKinds} />;
}
