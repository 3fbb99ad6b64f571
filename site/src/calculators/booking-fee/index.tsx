import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./BookingFee.tsx'));

/** Who pays the platform fee, and how much is left. */
export default function BookingFee() {
  return <WhenNear calculator={form} />;
}
