import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./AvailabilityOverADay.tsx'));

/** Plover 5 at North Pier: free boats from hour to hour, and whether one more trip fits. */
export default function AvailabilityOverADay() {
  return <WhenNear calculator={form} />;
}
