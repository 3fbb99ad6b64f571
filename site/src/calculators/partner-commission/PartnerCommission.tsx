import Calculator from '../frame/Calculator/index.tsx';
import { commission } from './calculation.ts';

export default function PartnerCommission() {
  return <Calculator calculation={commission} />;
}
