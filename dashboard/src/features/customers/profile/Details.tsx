import { Button, SelectField, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useAsk, useWrite } from '../../../api/ask.ts';
import type { Input } from '../../../api/call.ts';
import { useFacts, useMay } from '../../../api/facts.ts';
import { PHONE_HINT } from '../../../shell/customers/NewCustomerForm.tsx';
import { DateField } from '../../../shell/dates/fields.tsx';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { momentDateText } from '../../../shell/words/times.ts';
import { type Choices, type Customer, languageOf } from '../words.ts';
import styles from './tabs.module.css';

/** What is stored, to be corrected on the spot; and under which other names the person books. */
export function Details({ customer }: { customer: Customer }) {
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const { timeZoneName } = useFacts().company;
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label={label('Customers', 'Details')}>
        <h2>{label('Customers', 'Details')}</h2>
        {customer.anonymizedAt ? (
          <p className={styles.soft}>Nothing is left that could be changed.</p>
        ) : (
          <Answered asked={choices} label="Loading the form">
            {(data) => <Form customer={customer} choices={data} />}
          </Answered>
        )}
        <p className={styles.soft}>
          Stored on {momentDateText(customer.registeredAt, timeZoneName)}.
        </p>
      </section>
      <Aliases customer={customer} />
    </div>
  );
}

type Change = Omit<Input<'changeTeamCustomer'>['body'], 'seenUpdatedAt'>;

function Form({ customer, choices }: { customer: Customer; choices: Choices }) {
  const may = useMay();
  const toasts = useToasts();
  /** What was typed; all else follows what is stored, also when a colleague changes it. */
  const [typed, setTyped] = useState<Change>({});
  const write = useWrite('changeTeamCustomer');
  const { error } = write;
  const value = <Name extends keyof Change>(name: Name) =>
    (typed[name] === undefined ? customer[name] : typed[name]) ?? '';
  const set = (change: Change) => setTyped({ ...typed, ...change });
  const type = choices.customerTypes.find(({ id }) => id === value('customerTypeId'));
  const language = languageOf(String(value('preferredLocale')), choices);
  const isOffered = choices.languages.some(({ locale }) => locale === language);
  const mayEdit = may('customers.edit');
  const mayChangeType = may('customers.change_type');

  const save = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(
      { params: { id: customer.id }, body: { seenUpdatedAt: customer.updatedAt, ...typed } },
      {
        onSuccess: (saved) => {
          setTyped({});
          toasts.done(`${saved.name} is saved.`);
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Refusal error={error} fieldsTell />
      <div className={styles.row}>
        <TextField
          label={label('Customers', 'Details', 'Given name')}
          autoComplete="off"
          readOnly={!mayEdit}
          value={value('givenName')}
          error={error?.field('givenName')}
          onChange={({ target }) => set({ givenName: target.value })}
        />
        <TextField
          label={label('Customers', 'Details', 'Family name')}
          autoComplete="off"
          readOnly={!mayEdit}
          value={value('familyName')}
          error={error?.field('familyName')}
          onChange={({ target }) => set({ familyName: target.value })}
        />
        <TextField
          type="email"
          label={label('Customers', 'Details', 'E-mail')}
          hint={
            mayEdit && !customer.mayChangeAddress
              ? 'The customer has an account or an upcoming booking, and your role may not change it then. Ask a Planner.'
              : undefined
          }
          autoComplete="off"
          readOnly={!mayEdit || !customer.mayChangeAddress}
          value={value('emailAddress')}
          error={error?.field('emailAddress')}
          onChange={({ target }) => set({ emailAddress: target.value })}
        />
        <TextField
          type="tel"
          label={label('Customers', 'Details', 'Phone')}
          hint={PHONE_HINT}
          autoComplete="off"
          readOnly={!mayEdit}
          value={value('phoneNumber')}
          error={error?.field('phoneNumber')}
          onChange={({ target }) => set({ phoneNumber: target.value })}
        />
        <SelectField
          label={label('Customers', 'Details', 'Language')}
          hint="The next message uses it. A booking page keeps the language of its booking."
          disabled={!mayEdit}
          value={language}
          onChange={({ target }) => set({ preferredLocale: target.value })}
        >
          {!isOffered && <option value={language}>{language}</option>}
          {choices.languages.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={label('Customers', 'Details', 'Customer type')}
          hint={
            mayChangeType
              ? 'Rules and prices of new bookings follow it.'
              : 'Your role may not change it. Ask a Planner.'
          }
          disabled={!mayChangeType}
          value={value('customerTypeId')}
          error={error?.field('customerTypeId')}
          onChange={({ target }) => set({ customerTypeId: target.value })}
        >
          {choices.customerTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {type?.isOwn && (
          <DateField
            label={label('Customers', 'Details', 'Member until')}
            hint="The last day. Afterwards the customer is an Account holder again."
            disabled={!mayChangeType}
            value={value('memberUntil')}
            error={error?.field('memberUntil')}
            onChange={(memberUntil) => set({ memberUntil: memberUntil || null })}
          />
        )}
      </div>
      {mayEdit && (
        <div className={styles.buttons}>
          <Button
            type="submit"
            look="primary"
            busy={write.isPending && 'Saving …'}
            aria-disabled={Object.keys(typed).length === 0}
          >
            {label('Save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function Aliases({ customer: { aliases, bookings } }: { customer: Customer }) {
  return (
    <section className={styles.card} aria-label={label('Customers', 'Details', 'Aliases')}>
      <h2>{label('Customers', 'Details', 'Aliases')}</h2>
      {aliases.length === 0 && (
        <p className={styles.soft}>
          None. An alias is a second name or phone with the same e-mail address.
        </p>
      )}
      <ul className={styles.lines}>
        {aliases.map(({ id, name, phoneNumber }) => {
          const own = bookings.filter(({ aliasId }) => aliasId === id);
          return (
            <li key={id}>
              <strong>{name}</strong>
              {phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}
              <span className={styles.words}>
                {counted(own.length, 'booking')}
                {own.length > 0 && `: ${own.map(({ reference }) => reference).join(', ')}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
