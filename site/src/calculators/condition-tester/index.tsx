import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./ConditionTester.tsx'));

/** Club members at Heron Bay: what a custom condition says about several bookings. */
export default function ConditionTester() {
  return <WhenNear calculator={form} />;
}
