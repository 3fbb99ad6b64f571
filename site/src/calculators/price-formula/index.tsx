import Calculator from '../frame/Calculator/index.tsx';
import { priceFormula } from './calculation.ts';

/** A formula tried on a trip, with its faults marked at their place. */
export default function PriceFormula() {
  return <Calculator calculation={priceFormula} />;
}
