import Calculator from '../frame/Calculator/index.tsx';
import { bookingFee } from './calculation.ts';

export default function BookingFee() {
  return <Calculator calculation={bookingFee} />;
}
