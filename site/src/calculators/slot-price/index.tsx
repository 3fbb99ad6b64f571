import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./SlotPrice.tsx'));

/** Osprey 10: the price of a slot with rules on top. */
export default function SlotPrice() {
  return <WhenNear calculator={form} />;
}
