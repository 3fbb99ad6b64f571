import Calculator from '../frame/Calculator/index.tsx';
import { commission } from './calculation.ts';

/** Hotel Reedside: commission and net of a trip. */
export default function PartnerCommission() {
  return <Calculator calculation={commission} />;
}
