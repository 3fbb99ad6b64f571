import Calculator from '../frame/Calculator/index.tsx';
import { priceFormula } from './calculation.ts';

export default function PriceFormula() {
  return <Calculator calculation={priceFormula} />;
}
