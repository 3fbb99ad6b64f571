import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./AddOnPrice.tsx'));

/** One add-on under each price basis. */
export default function AddOnPrice() {
  return <WhenNear calculator={form} />;
}
