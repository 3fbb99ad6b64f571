import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./AddOnUptake.tsx'));

/** Picnic boxes: people, uptake and revenue of a day. */
export default function AddOnUptake() {
  return <WhenNear calculator={form} />;
}
