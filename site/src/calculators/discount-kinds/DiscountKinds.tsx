import Calculator from '../frame/Calculator/index.tsx';
import { discountKinds } from './calculation.ts';

export default function DiscountKinds() {
  return <Calculator calculation={discountKinds} />;
}
