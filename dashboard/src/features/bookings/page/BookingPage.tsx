import { Button, LinkButton } from '@slipway/ui';
import { useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { Status } from '../../../shell/status/Status.tsx';
import { Tabs } from '../../../shell/tabs/Tabs.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { momentText } from '../../../shell/words/times.ts';
import { ConfirmBar } from '../ConfirmBar.tsx';
import { type Booking, tripText } from '../words.ts';
import { AddOns } from './AddOns.tsx';
import { Answers } from './Answers.tsx';
import styles from './BookingPage.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { Finances } from './Finances.tsx';
import { History } from './History.tsx';
import { Messages } from './Messages.tsx';
import { Overview } from './Overview.tsx';
import { ReviveDialog } from './ReviveDialog.tsx';
import { Waivers } from './Waivers.tsx';

const TABS = [
  ['overview', label('Bookings', 'Overview'), Overview],
  ['finances', label('Bookings', 'Finances'), Finances],
  ['add-ons', label('Bookings', 'Add-ons'), AddOns],
  ['waivers', label('Bookings', 'Waivers'), Waivers],
  ['answers', label('Bookings', 'Answers'), Answers],
  ['messages', label('Bookings', 'Messages'), Messages],
  ['history', label('Bookings', 'History'), History],
] as const;

/** One booking: what can be done with it above, everything about it in seven tabs below. */
export default function BookingPage() {
  const { reference = '' } = useParams<{ reference: string }>();
  const asked = useAsk('getTeamBooking', { params: { reference } });
  return (
    <Answered asked={asked} label={`Loading booking ${reference}`} lines={8}>
      {(booking) => <Page booking={booking} />}
    </Answered>
  );
}

function Page({ booking }: { booking: Booking }) {
  const search = useSearch();
  const chosen = new URLSearchParams(search).get('tab');
  const [name, , Tab] = TABS.find(([tab]) => tab === chosen) ?? TABS[0];
  const { reference, dock, boatModel, customer, money } = booking;
  const { timeZone } = dock;
  return (
    <Screen
      back={{ href: '/bookings', name: label('Bookings') }}
      title={
        <>
          <span className={styles.reference}>{reference}</span> <Status status={booking.status} />
        </>
      }
      summary={
        <>
          <strong>{customer?.name ?? 'No customer yet'}</strong> ·{' '}
          {booking.boats > 1 && `${booking.boats} × `}
          {boatModel.name} · {dock.name} · {tripText(booking)} ·{' '}
          {counted(booking.passengers, 'person', 'people')}
        </>
      }
      actions={<Actions booking={booking} />}
    >
      <dl className={styles.figures}>
        <div>
          <dt>Total</dt>
          <dd>{moneyText(money.totalIncludingTax, money.currency)}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{moneyText(money.paid, money.currency)}</dd>
        </div>
        <div className={money.balance === 0 ? '' : styles.open}>
          <dt>{label('Bookings', 'Finances', 'Balance')}</dt>
          <dd>{moneyText(money.balance, money.currency)}</dd>
        </div>
        {booking.expiresAt && (
          <div>
            <dt>{booking.status === 'draft' ? 'Held until' : 'Option until'}</dt>
            <dd>{momentText(booking.expiresAt, timeZone)}</dd>
          </div>
        )}
      </dl>
      {booking.can.confirm && <ConfirmBar booking={booking} stored={async () => booking} />}
      <Tabs
        label="Tabs of the booking"
        href={`/bookings/${reference}`}
        tabs={TABS.map(([tab, words]) => ({ name: tab, words, count: countOf(tab, booking) }))}
        current={name}
      />
      <Tab booking={booking} />
    </Screen>
  );
}

/** What a tab holds, where a number says whether to open it. */
function countOf(tab: (typeof TABS)[number][0], booking: Booking): string | null {
  if (tab === 'add-ons' && booking.addOns.length > 0) {
    return String(booking.addOns.reduce((sum, { quantity }) => sum + quantity, 0));
  }
  if (tab === 'answers' && booking.answers.length > 0) return String(booking.answers.length);
  if (tab === 'waivers' && booking.waivers.length > 0) {
    const needed = booking.waivers.reduce((sum, waiver) => sum + (waiver.needed ?? 0), 0);
    const signed = booking.waivers.reduce((sum, { signatures }) => sum + signatures.length, 0);
    return `${signed}/${needed}`;
  }
  return null;
}

function Actions({ booking }: { booking: Booking }) {
  const { reference, can } = booking;
  const may = useMay();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<'cancel' | 'revive' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {can.edit && may('bookings.edit') && (
        <Button onClick={() => navigate(`/bookings/${reference}/edit`)}>
          {label('Bookings', 'Edit')}
        </Button>
      )}
      {may('bookings.edit') && (
        <Button onClick={() => navigate(`/bookings/new?copy=${reference}`)}>
          {label('Bookings', 'Edit', 'Copy to new booking')}
        </Button>
      )}
      {can.revive && may('bookings.confirm_option') && (
        <Button look="primary" onClick={() => setAsking('revive')}>
          {label('Bookings', 'Edit', 'Revive')}
        </Button>
      )}
      {can.cancel && may('bookings.cancel') && (
        <Button look="caution" onClick={() => setAsking('cancel')}>
          {label('Bookings', 'Cancel booking')}
        </Button>
      )}
      <LinkButton look="quiet" href={booking.pageUrl} target="_blank" rel="noreferrer">
        {label('Bookings', 'Overview', 'Booking page')}
      </LinkButton>
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {asking === 'revive' && <ReviveDialog booking={booking} onClose={close} />}
    </>
  );
}
