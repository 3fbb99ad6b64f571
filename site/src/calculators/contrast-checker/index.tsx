import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./ContrastChecker.tsx'));

/** Whether texts in the colors of a brand can be read. */
export default function ContrastChecker() {
  return <WhenNear calculator={form} />;
}
