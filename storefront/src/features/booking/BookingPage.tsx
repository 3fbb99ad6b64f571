import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useBookingAccess } from '../../access/booking-access.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import type { OwnBooking } from './booking.ts';
import { FindBooking } from './FindBooking.tsx';
import { OpenBooking, type WaiversProps } from './OpenBooking.tsx';

/** The customer's own page of a booking. */
export function BookingPage({ waivers }: { waivers: ComponentType<WaiversProps> }) {
  const { t } = usePage();
  const access = useBookingAccess();
  const { data, error, again } = useAnswer(
    'getOwnBooking',
    { query: access.query },
    { key: access.key },
  );
  const [changed, setChanged] = useState<OwnBooking>();
  const booking = changed ?? data;
  useFollowLanguage(booking);
  useTitle(t('booking.title', { reference: access.reference }));
  if (booking) {
    const reload = () => {
      setChanged(undefined);
      again();
    };
    return (
      <OpenBooking
        booking={booking}
        access={access}
        onChange={setChanged}
        reload={reload}
        waivers={waivers}
      />
    );
  }
  if (error?.failure === 'missing' || error?.failure === 'forbidden') {
    // The key of a payment or a waiver is not wrong: it opens no more than that.
    const wrongKey = access.key !== undefined && error.failure === 'missing';
    return <FindBooking reference={access.reference} wrongKey={wrongKey} />;
  }
  if (error) return <Failed error={error} again={again} />;
  return <Waiting label={t('booking.loading')} lines={5} />;
}

/** Customers read the page in the language in which they booked, unless the link names another. */
function useFollowLanguage(booking: OwnBooking | undefined): void {
  const { address, form, language, setLanguage } = usePage();
  const followed = useRef(address.searchParams.has('lang'));
  useEffect(() => {
    if (!booking || followed.current) return;
    followed.current = true;
    const wanted = booking.language;
    if (wanted !== language && form.languages.offered.includes(wanted)) setLanguage(wanted);
  }, [booking, form, language, setLanguage]);
}

function useTitle(title: string): void {
  const { form } = usePage();
  useEffect(() => {
    document.title = `${title} · ${form.company.name}`;
  }, [title, form]);
}
