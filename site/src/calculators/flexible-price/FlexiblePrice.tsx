import Calculator from '../frame/Calculator/index.tsx';
import { flexiblePrice } from './calculation.ts';
import StackedLines from './StackedLines.tsx';

export default function FlexiblePrice() {
  return (
    <Calculator calculation={flexiblePrice}>
      {({ rental }) => rental && <StackedLines rental={rental} />}
    </Calculator>
  );
}
