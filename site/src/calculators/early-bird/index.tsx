import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./EarlyBird.tsx'));

/** Gannet 8: what a trip costs early, in time and late. */
export default function EarlyBird() {
  return <WhenNear calculator={form} />;
}
