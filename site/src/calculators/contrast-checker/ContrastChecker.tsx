import Calculator from '../frame/Calculator/index.tsx';
import { contrastChecker } from './calculation.ts';
import Samples from './Samples.tsx';

export default function ContrastChecker() {
  return (
    <Calculator calculation={contrastChecker}>{(answer) => <Samples {...answer} />}</Calculator>
  );
}
