import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./DepositTiming.tsx'));

/** How and when the deposit of a booking is taken. */
export default function DepositTiming() {
  return <WhenNear calculator={form} />;
}
