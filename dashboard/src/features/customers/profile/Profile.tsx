import { Button, Notice } from '@slipway/ui';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { useFacts, useMay } from '../../../api/facts.ts';
import { HistoryList } from '../../../shell/history/HistoryList.tsx';
import { label } from '../../../shell/label.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { Tabs } from '../../../shell/tabs/Tabs.tsx';
import { dateText, momentDateText } from '../../../shell/words/times.ts';
import type { Customer } from '../words.ts';
import { AnonymizeDialog } from './AnonymizeDialog.tsx';
import { Bookings } from './Bookings.tsx';
import { Details } from './Details.tsx';
import { Notes } from './Notes.tsx';

const TABS = [
  ['details', label('Customers', 'Details'), Details],
  ['bookings', label('Customers', 'Bookings'), Bookings],
  ['notes', label('Customers', 'Notes'), Notes],
  ['history', label('Customers', 'History'), History],
] as const;

/** One customer: who it is above, everything about them in four tabs below. */
export default function Profile() {
  const { id = '' } = useParams<{ id: string }>();
  const asked = useAsk('getTeamCustomer', { params: { id } });
  return (
    <Answered asked={asked} label="Loading the customer" lines={8}>
      {(customer) => <Page key={customer.id} customer={customer} />}
    </Answered>
  );
}

function Page({ customer }: { customer: Customer }) {
  const may = useMay();
  const chosen = new URLSearchParams(useSearch()).get('tab');
  const [name, , Tab] = TABS.find(([tab]) => tab === chosen) ?? TABS[0];
  const [isErasing, setErasing] = useState(false);
  const { anonymizedAt, memberUntil } = customer;
  return (
    <Screen
      back={{ href: '/customers', name: label('Customers') }}
      title={customer.name}
      summary={
        <>
          {customer.typeName}
          {memberUntil && ` until ${dateText(memberUntil)}`}
          {!anonymizedAt && <Reach customer={customer} />}
        </>
      }
      actions={
        !anonymizedAt &&
        may('customers.anonymize') && (
          <Button look="caution" onClick={() => setErasing(true)}>
            {label('Customers', 'Anonymize')}
          </Button>
        )
      }
    >
      {anonymizedAt && <Erased at={anonymizedAt} />}
      <Tabs
        label="Tabs of the customer"
        href={`/customers/${customer.id}`}
        tabs={TABS.map(([tab, words]) => ({ name: tab, words, count: countOf(tab, customer) }))}
        current={name}
      />
      <Tab customer={customer} />
      {isErasing && <AnonymizeDialog customer={customer} onClose={() => setErasing(false)} />}
    </Screen>
  );
}

/** How to reach somebody, with one touch. */
function Reach({ customer: { emailAddress, phoneNumber } }: { customer: Customer }) {
  return (
    <>
      {' · '}
      <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
      {phoneNumber && (
        <>
          {' · '}
          <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>
        </>
      )}
    </>
  );
}

function Erased({ at }: { at: string }) {
  const { timeZoneName } = useFacts().company;
  return (
    <Notice kind="info" title={`Anonymized on ${momentDateText(at, timeZoneName)}`}>
      <p>The person was erased. Bookings and amounts stay; the name cannot be brought back.</p>
    </Notice>
  );
}

function countOf(tab: (typeof TABS)[number][0], { bookings, notes }: Customer): number {
  return { details: 0, bookings: bookings.length, notes: notes.length, history: 0 }[tab];
}

function History({ customer }: { customer: Customer }) {
  const { timeZoneName } = useFacts().company;
  return <HistoryList entries={customer.history} timeZone={timeZoneName} />;
}
