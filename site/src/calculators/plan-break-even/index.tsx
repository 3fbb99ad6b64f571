import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./PlanBreakEven.tsx'));

/** Heron Bay: which plan costs less, with the point where the lines cross. */
export default function PlanBreakEven() {
  return <WhenNear calculator={form} />;
}
