import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./CancellationFee.tsx'));

/** The fee steps of a customer type on one booking. */
export default function CancellationFee() {
  return <WhenNear calculator={form} />;
}
