import Calculator from '../frame/Calculator/index.tsx';
import { priceTable } from './calculation.ts';

export default function PriceTable() {
  return <Calculator calculation={priceTable} />;
}
