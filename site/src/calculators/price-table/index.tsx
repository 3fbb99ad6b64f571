import Calculator from '../frame/Calculator/index.tsx';
import { priceTable } from './calculation.ts';

/** Plover 5: the price of a length from the table. */
export default function PriceTable() {
  return <Calculator calculation={priceTable} />;
}
