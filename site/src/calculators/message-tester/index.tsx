import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./MessageTester.tsx'));

/** What a text with plurals, choices and dates says for several bookings. */
export default function MessageTester() {
  return <WhenNear calculator={form} />;
}
