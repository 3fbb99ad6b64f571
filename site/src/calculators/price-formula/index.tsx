import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./PriceFormula.tsx'));

/** A formula tried on a trip, with its faults marked at their place. */
export default function PriceFormula() {
  return <WhenNear calculator={form} />;
}
