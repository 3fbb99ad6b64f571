import { useMay } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { bookingPath } from '../../shell/paths.ts';
import { useDockTime } from '../../shell/viewed/dock-time.ts';
import { useMoney } from '../../shell/words/money.ts';
import type { DepositToGiveBack, TodayRow } from './day.ts';
import { ActionLink, Party, Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Options that wait for an answer, the one that ends first on top. */
export function Requests({ rows }: { rows: readonly TodayRow[] }) {
  const may = useMay();
  const time = useDockTime();
  return (
    <Section title="Requests" count={rows.length} empty="No request waits for an answer.">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          lead={<Deadline row={row} />}
          detail={
            <>
              {time(row.pickup, row.dockId, 'day')}
              <br />
              <Party row={row} />
            </>
          }
          action={
            <ActionLink href={bookingPath(row.reference)}>
              {may('bookings.confirm_option') ? 'Answer' : 'Open'}
            </ActionLink>
          }
        />
      ))}
    </Section>
  );
}

/** By when to answer: the time, or the date when it is on another day. */
function Deadline({ row: { optionUntil, dockId } }: { row: TodayRow }) {
  const time = useDockTime();
  if (!optionUntil) return 'Open';
  return (
    <>
      {time(optionUntil, dockId, 'brief')}
      <small>answer by</small>
    </>
  );
}

/** Who still owes money for a trip of this day or the days before. */
export function Balances({ rows }: { rows: readonly TodayRow[] }) {
  const money = useMoney();
  const time = useDockTime();
  return (
    <Section title="Open balances" count={rows.length} empty="Everything is paid.">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          lead={money(row.balance)}
          detail={[time(row.pickup, row.dockId, 'day'), row.partnerName]
            .filter(Boolean)
            .join(' · ')}
          action={
            <ActionLink href={bookingPath(row.reference, 'finances')}>
              {label('Bookings', 'Finances')}
            </ActionLink>
          }
        />
      ))}
    </Section>
  );
}

/** Charged deposits of canceled bookings: somebody has to decide, so they stay until then. */
export function Deposits({ rows }: { rows: readonly DepositToGiveBack[] }) {
  const money = useMoney();
  const time = useDockTime();
  if (rows.length === 0) return null;
  return (
    <Section title={label('Today', 'Deposits to give back')} count={rows.length} empty="">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          lead={money(row.amount)}
          detail={`Canceled · ${time(row.pickup, row.dockId, 'day')}`}
          action={
            <ActionLink href={bookingPath(row.reference, 'finances')}>
              {label('Bookings', 'Finances')}
            </ActionLink>
          }
        />
      ))}
    </Section>
  );
}

/** Departures of the day whose waivers are not all signed. */
export function Waivers({ rows }: { rows: readonly TodayRow[] }) {
  const time = useDockTime();
  return (
    <Section title="Unsigned waivers" count={rows.length} empty="Every waiver is signed.">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          lead={
            <>
              {row.signatures.signed} of {row.signatures.needed}
              <small>signed</small>
            </>
          }
          detail={`Leaves ${time(row.pickup, row.dockId)} · ${row.boatModelName}`}
          action={
            <ActionLink href={bookingPath(row.reference, 'waivers')}>
              {label('Bookings', 'Waivers')}
            </ActionLink>
          }
        />
      ))}
    </Section>
  );
}
