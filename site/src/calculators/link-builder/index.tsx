import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./LinkBuilder.tsx'));

/** A link that opens the booking form as the reader wants it. */
export default function LinkBuilder() {
  return <WhenNear calculator={form} />;
}
