import Calculator from '../frame/Calculator/index.tsx';
import { conditionTester } from './calculation.ts';

/** Club members at Heron Bay: what a custom condition says about several bookings. */
export default function ConditionTester() {
  return <Calculator calculation={conditionTester} />;
}
