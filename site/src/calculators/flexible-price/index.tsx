import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./FlexiblePrice.tsx'));

/** Gannet 8: base price and price rules, stacked in their order. */
export default function FlexiblePrice() {
  return <WhenNear calculator={form} />;
}
