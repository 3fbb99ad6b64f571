import WhenNear, { later } from '../frame/WhenNear.tsx';

const form = later(() => import('./PartnerCommission.tsx'));

/** Hotel Reedside: commission and net of a trip. */
export default function PartnerCommission() {
  return <WhenNear calculator={form} />;
}
