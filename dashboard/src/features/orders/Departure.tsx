import { ORDER_STATE, type OrderState } from '@slipway/contract/enums';
import { Button } from '@slipway/ui';
import { Link } from 'wouter';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { timeText } from '../../shell/words/times.ts';
import { lineKey, type OrderLine } from './line.ts';
import styles from './Orders.module.css';

const NEXT: Record<OrderState, OrderState | null> = {
  to_prepare: 'ready',
  ready: 'handed_out',
  handed_out: null,
};

interface DepartureProps {
  /** The order of one booking. */
  lines: readonly OrderLine[];
  ticked: ReadonlySet<string>;
  onTick: (line: OrderLine) => void;
  onMark: (lines: readonly OrderLine[], state: OrderState) => void;
}

/** The order of one departure, line by line, each with the one step that comes next. */
export function Departure({ lines, ticked, onTick, onMark }: DepartureProps) {
  const { timeZone } = useViewed();
  const [first] = lines;
  if (!first) return null;
  return (
    <section className={styles.departure} aria-label={`${first.customerName}, ${first.reference}`}>
      <header>
        <b>{timeText(first.pickup, timeZone)}</b>
        <span>
          {first.customerName} ·{' '}
          <Link href={`/bookings/${first.reference}`}>{first.reference}</Link>
        </span>
        <small>
          {first.boatModelName} · {counted(first.people, 'person', 'people')}
        </small>
      </header>
      <ul>
        {lines.map((line) => {
          const next = NEXT[line.state];
          return (
            <li key={lineKey(line)} data-state={line.state}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.has(lineKey(line))}
                  onChange={() => onTick(line)}
                />
                <span>
                  <b>{line.quantity} ×</b> {line.name}
                  {line.changed && <em className={styles.dot}>changed</em>}
                </span>
              </label>
              <span className={styles.state}>{ORDER_STATE[line.state]}</span>
              {next && (
                <Button onClick={() => onMark([line], next)}>
                  {ORDER_STATE[next]}
                  <span className="visually-hidden">
                    : {line.quantity} × {line.name}, {line.customerName}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
