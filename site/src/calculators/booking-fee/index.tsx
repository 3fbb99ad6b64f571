import Calculator from '../frame/Calculator/index.tsx';
import { bookingFee } from './calculation.ts';

/** Who pays the platform fee, and how much is left. */
export default function BookingFee() {
  return <Calculator calculation={bookingFee} />;
}
