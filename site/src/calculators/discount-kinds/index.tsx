import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./DiscountKinds.tsx'));

/** Percentage, fixed amount and free time side by side. */
export default function DiscountKinds() {
  return <WhenNear calculator={form} />;
}
