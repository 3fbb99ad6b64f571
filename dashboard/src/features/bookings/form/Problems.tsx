import { OVERRIDE, type Override } from '@slipway/contract/team/booking-words';
import styles from './form.module.css';

interface ProblemsProps {
  problems: readonly { message: string; override: Override | null }[];
}

/** What stands in the way of a trip, and what lifts it. Companies write some of these themselves. */
export function Problems({ problems }: ProblemsProps) {
  return problems.map(({ message, override }) => (
    <p key={message} className={styles.problem}>
      {/[.!?]$/.test(message) ? message : `${message}.`}
      {override && ` ${OVERRIDE[override]} lifts this.`}
    </p>
  ));
}
