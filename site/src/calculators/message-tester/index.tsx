import Calculator from '../frame/Calculator/index.tsx';
import { messageTester } from './calculation.ts';

/** What a text with plurals, choices and dates says for several bookings. */
export default function MessageTester() {
  return <Calculator calculation={messageTester} />;
}
