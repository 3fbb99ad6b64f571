import { MONEY_AT_PROVIDER, PROVIDER_NAME } from '@slipway/contract/team/booking-words';
import { Button } from '@slipway/ui';
import { useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { bookingPath } from '../../shell/paths.ts';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useDockTime } from '../../shell/viewed/dock-time.ts';
import { useMoney } from '../../shell/words/money.ts';
import styles from './Differences.module.css';
import type { PaymentThatDiffers } from './day.ts';
import { ActionLink, Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Payments that the provider has other amounts of: each stays until both sides agree. */
export function Differences({ rows }: { rows: readonly PaymentThatDiffers[] }) {
  if (rows.length === 0) return null;
  return (
    <Section
      title={label('Today', 'Payments that differ')}
      count={rows.length}
      empty=""
      advice="The payment provider has another amount than the booking. Look the payment up in the provider’s dashboard, put it right there, then check again."
    >
      {rows.map((row) => (
        <Difference key={`${row.transactionId} ${row.what}`} row={row} />
      ))}
    </Section>
  );
}

function Difference({ row }: { row: PaymentThatDiffers }) {
  const money = useMoney();
  const time = useDockTime();
  const { ours, theirs, what, provider, transactionId } = row;
  return (
    <Row
      row={row}
      lead={
        <>
          {money(theirs - ours)}
          <small>{MONEY_AT_PROVIDER[what]}</small>
        </>
      }
      detail={
        <>
          Slipway {money(ours)}
          <br />
          {PROVIDER_NAME[provider]} {money(theirs)}
          <br />
          {transactionId} · since {time(row.since, row.dockId, 'brief')}
        </>
      }
      marks={<CheckAgain row={row} />}
      action={
        <ActionLink href={bookingPath(row.reference, 'finances')}>
          {label('Bookings', 'Finances')}
        </ActionLink>
      }
    />
  );
}

/** Asks the provider now, and not only at night. */
function CheckAgain({ row: { bookingId, reference } }: { row: PaymentThatDiffers }) {
  const may = useMay();
  const toasts = useToasts();
  const write = useWrite('comparePayments');
  if (!may('payments.cash')) return null;
  const check = async () => {
    try {
      const left = await write.mutateAsync({ params: { id: bookingId }, body: {} });
      toasts.done(
        left.length === 0
          ? `${reference}: both amounts agree now.`
          : `${reference}: the amounts still differ.`,
      );
    } catch (error) {
      toasts.wrong(error);
    }
  };
  return (
    <span className={styles.again}>
      <Button busy={write.isPending && 'Checking'} onClick={check}>
        {label('Today', 'Check again')}
      </Button>
    </span>
  );
}
