import { createFormats } from '@slipway/contract/languages/formats';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  DateField,
  DateTimeField,
  type DateWriting,
  TextField,
  TimeField,
} from '../../src/index.ts';

const asked = new URLSearchParams(location.search);
const locale = asked.get('locale') ?? 'en-GB';
const hourCycle = asked.get('hours') === '12' ? 'h12' : 'h23';

const writing: DateWriting = {
  date: new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }),
  time: new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  }),
  formats: createFormats({ locale, timeZone: 'UTC', currency: 'EUR' }),
  today: '2026-06-14',
  words: {
    openCalendar: 'Open calendar',
    chooseDay: 'Choose a day',
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    today: 'Today',
    clear: 'Clear',
    close: 'Close',
    time: 'Time',
    notADate: (example) => `No date, unlike ${example}.`,
    notATime: (example) => `No time, unlike ${example}.`,
    tooEarly: (first) => `Not before ${first}.`,
    tooLate: (last) => `Not after ${last}.`,
  },
};

/** A form with a field of each kind; what it sends is written below it. */
function Page() {
  const [departs, setDeparts] = useState('2026-06-14');
  const [due, setDue] = useState('');
  const [pickup, setPickup] = useState('10:00');
  const [back, setBack] = useState('2026-06-14T13:00');
  const [sent, setSent] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <main style={{ maxWidth: '30rem', margin: 'auto', padding: '1rem' }}>
      <form onSubmit={send} style={{ display: 'grid', gap: '1rem' }} noValidate>
        <TextField label="Name" name="name" defaultValue="Ines" />
        <DateField
          label="Departs"
          name="departs"
          required
          value={departs}
          onChange={setDeparts}
          writing={writing}
        />
        <DateField
          label="Due"
          name="due"
          optional="optional"
          hint="Until September."
          min="2026-06-14"
          max="2026-09-30"
          value={due}
          onChange={setDue}
          writing={writing}
        />
        <TimeField
          label="Pickup"
          name="pickup"
          value={pickup}
          onChange={setPickup}
          writing={writing}
        />
        <DateTimeField
          label="Return"
          name="return"
          required
          value={back}
          onChange={setBack}
          writing={writing}
        />
        <button type="submit">Send</button>
        <button type="button" onClick={() => setDue('2026-07-01')}>
          July
        </button>
      </form>
      <output style={{ overflowWrap: 'anywhere' }}>{sent}</output>
    </main>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Page />);
