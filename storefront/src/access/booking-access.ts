import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../app/page.ts';

/** How a page gets at its booking: by the key of a link, or else as the customer who is signed in. */
export interface BookingAccess {
  reference: string;
  key: string | undefined;
  /** What calls take to name the booking. */
  query: { reference?: string; language: string };
}

const storedUnder = (reference: string) => `booking-key:${reference}`;

/**
 * Takes the key out of the address, so that it is in no history, screenshot or shared link, and
 * keeps it for this tab.
 */
export function useBookingAccess(): BookingAccess {
  const { address, history, tabStorage, language } = usePage();
  // A link that is pasted into a tab with the same page changes the end of its address only.
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    const hear = () => setPasted(location.hash);
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return useMemo(() => {
    const reference = decodeURIComponent(address.pathname.split('/')[2] ?? '').toUpperCase();
    const brought = new URLSearchParams((pasted || address.hash).slice(1)).get('key');
    if (brought) {
      tabStorage?.setItem(storedUnder(reference), brought);
      history.replaceState(null, '', address.pathname + address.search);
      address.hash = '';
    }
    const key = brought ?? tabStorage?.getItem(storedUnder(reference)) ?? undefined;
    return { reference, key, query: { language, ...(key ? {} : { reference }) } };
  }, [address, history, tabStorage, language, pasted]);
}
