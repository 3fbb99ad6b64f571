import { type Cents, monthlyCost, PLANS, type Plan } from '@slipway/engine';
import { euros } from '../frame/euros.ts';
import type { PlanComparison } from './calculation.ts';
import styles from './Drawing.module.css';

/** The monthly cost of both plans as lines, with their crossing and the reader's own month. */
export default function CostChart({
  online,
  crossing,
}: Pick<PlanComparison, 'online' | 'crossing'>) {
  const right = Math.max(2 * crossing, online);
  const top = monthlyCost(PLANS.skiff, right).total;
  const x = (paid: Cents) => (paid / right) * 100;
  const y = (cost: Cents) => 100 - (cost / top) * 100;
  const line = (plan: Plan) => `M0 ${y(plan.monthly)}L100 ${y(monthlyCost(plan, right).total)}`;
  const dot = `M${x(crossing)} ${y(monthlyCost(PLANS.skiff, crossing).total)}h0`;
  const label = `Cost a month of Skiff and Schooner over what is paid online. The lines cross at ${euros(crossing)}.`;
  return (
    <figure className={styles.figure}>
      <p aria-hidden="true">{euros(top)} a month</p>
      <svg
        className={styles.chart}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.own} d={`M${x(online)} 0V100`} />
        <path className={styles.skiff} d={line(PLANS.skiff)} />
        <path className={styles.schooner} d={line(PLANS.schooner)} />
        <path className={styles.crossing} d={dot} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>€0.00</span> <span>paid online a month</span> <span>{euros(right)}</span>
      </p>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.skiff}>Skiff</li>
        <li className={styles.schooner}>Schooner</li>
        <li className={styles.crossing}>Same cost at {euros(crossing)}</li>
        <li className={styles.own}>Your month</li>
      </ul>
    </figure>
  );
}
