import { ORDER_STATE, type OrderState } from '@slipway/contract/enums';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { dayText } from '../../shell/words/times.ts';
import { Departure } from './Departure.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters, type OrderFilter, passes } from './Filters.tsx';
import { lineKey, type OrderLine } from './line.ts';
import styles from './Orders.module.css';

/** What the kitchen prepares and the dock hands over, by pickup. */
export default function Orders() {
  const { day, dock } = useViewed();
  const may = useMay();
  const [filter, setFilter] = useState<OrderFilter>({});
  const [exports, setExports] = useState(false);
  const query = { date: day, ...(dock && { dockId: dock.id }) };
  const asked = useAsk('listOrders', { query }, { keep: true });
  return (
    <Screen
      title={label('Orders')}
      summary={
        <span className={styles.printed}>
          {dock?.name ?? 'All docks'}, {dayText(day)}
        </span>
      }
      actions={
        <>
          <Button onClick={() => window.print()}>{label('Orders', 'Print')}</Button>
          {may('orders.export') && (
            <Button onClick={() => setExports(true)}>{label('Orders', 'Export')}</Button>
          )}
        </>
      }
    >
      {exports && (
        <ExportDialog query={{ ...query, ...filter }} onClose={() => setExports(false)} />
      )}
      <Answered asked={asked} label="Loading the orders">
        {(lines) => (
          <>
            <Filters lines={lines} filter={filter} onChange={setFilter} />
            <List lines={lines.filter((line) => passes(line, filter))} all={lines.length} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function List({ lines, all }: { lines: readonly OrderLine[]; all: number }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const mark = useMark(() => setTicked(new Set()));
  if (lines.length === 0) {
    return all > 0 ? (
      <State kind="empty" title="No line fits the filters">
        Clear them to see all {counted(all, 'line')} of the day.
      </State>
    ) : (
      <State kind="empty" title="Nothing is ordered">
        No booking of this day has add-ons.
      </State>
    );
  }
  const chosen = lines.filter((line) => ticked.has(lineKey(line)));
  const departures = [...new Set(lines.map(({ bookingId }) => bookingId))];
  const tick = (line: OrderLine) => {
    const next = new Set(ticked);
    if (!next.delete(lineKey(line))) next.add(lineKey(line));
    setTicked(next);
  };
  return (
    <>
      {departures.map((bookingId) => (
        <Departure
          key={bookingId}
          lines={lines.filter((line) => line.bookingId === bookingId)}
          ticked={ticked}
          onTick={tick}
          onMark={mark}
        />
      ))}
      <p className={styles.totals}>{totalsText(lines)}</p>
      {chosen.length > 0 && (
        <section className={styles.marking} aria-label="Ticked lines">
          <p>{counted(chosen.length, 'line')} ticked</p>
          {(['to_prepare', 'ready', 'handed_out'] as const).map((state) => (
            <Button key={state} onClick={() => mark(chosen, state)}>
              {ORDER_STATE[state]}
            </Button>
          ))}
        </section>
      )}
    </>
  );
}

/** Marks lines with the quantities that are on the screen. */
function useMark(onDone: () => void) {
  const write = useWrite('markOrders');
  const toasts = useToasts();
  return async (lines: readonly OrderLine[], state: OrderState) => {
    try {
      await write.mutateAsync({
        body: {
          state,
          lines: lines.map(({ bookingId, addOnId, quantity }) => ({
            bookingId,
            addOnId,
            quantity,
          })),
        },
      });
      toasts.done(`${counted(lines.length, 'line')}: ${ORDER_STATE[state]}.`);
      onDone();
    } catch (error) {
      toasts.wrong(error);
    }
  };
}

function totalsText(lines: readonly OrderLine[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .map((name) => {
      const quantity = lines
        .filter((line) => line.name === name)
        .reduce((sum, line) => sum + line.quantity, 0);
      return `${quantity} × ${name}`;
    })
    .join(', ');
}
