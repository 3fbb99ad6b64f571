import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./PriceTable.tsx'));

/** Plover 5: the price of a length from the table. */
export default function PriceTable() {
  return <WhenNear calculator={form} />;
}
