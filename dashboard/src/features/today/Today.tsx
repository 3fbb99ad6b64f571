import { label } from '../../shell/label.ts';

/** The morning look: what leaves and returns, and what needs attention. */
export default function Today() {
  return <h1>{label('Today')}</h1>;
}
