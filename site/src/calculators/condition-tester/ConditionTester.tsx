import Calculator from '../frame/Calculator/index.tsx';
import { conditionTester } from './calculation.ts';

export default function ConditionTester() {
  return <Calculator calculation={conditionTester} />;
}
