import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./TripsInADay.tsx'));

/** One Plover 5: how many trips of a length fit between opening and closing. */
export default function TripsInADay() {
  return <WhenNear calculator={form} />;
}
