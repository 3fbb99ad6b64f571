import Calculator from '../frame/Calculator/index.tsx';
import { flexiblePrice } from './calculation.ts';
import StackedLines from './StackedLines.tsx';

/** Gannet 8: base price and price rules, stacked in their order. */
export default function FlexiblePrice() {
  return (
    <Calculator calculation={flexiblePrice}>
      {({ rental }) => rental && <StackedLines rental={rental} />}
    </Calculator>
  );
}
