import Calculator from '../frame/Calculator/index.tsx';
import { messageTester } from './calculation.ts';

export default function MessageTester() {
  return <Calculator calculation={messageTester} />;
}
