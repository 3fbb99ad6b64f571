import { Button, Notice, SelectField, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useCall, useWrite } from '../../../app/ask.ts';
import { useMay } from '../../../app/facts.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import type { Choices, FoundCustomer } from '../words.ts';
import styles from './form.module.css';

interface NewCustomerProps {
  /** What was typed into the search: the beginning of a name. */
  typed: string;
  choices: Choices;
  onAdded: (customer: FoundCustomer) => void;
  onClose: () => void;
}

/** A new customer inside the booking. A known address offers its owner, or an alias. */
export function NewCustomer({ typed, choices, onAdded, onClose }: NewCustomerProps) {
  const may = useMay();
  const call = useCall();
  const [first = '', ...others] = typed.split(/\s+/);
  const [givenName, setGiven] = useState(first);
  const [familyName, setFamily] = useState(others.join(' '));
  const [emailAddress, setEmail] = useState('');
  const [phoneNumber, setPhone] = useState('');
  const guest = choices.customerTypes.find(({ isGuest }) => isGuest);
  const [customerTypeId, setType] = useState(guest?.id ?? '');
  const [preferredLocale, setLocale] = useState('');
  const add = useWrite('addCustomer');
  const isKnown = add.error?.field('emailAddress')?.includes('another customer') ?? false;
  const save = (saveAsAlias: boolean) =>
    add.mutate(
      {
        body: {
          givenName,
          familyName,
          emailAddress,
          customerTypeId,
          saveAsAlias,
          ...(phoneNumber && { phoneNumber: phoneNumber.replace(/[^+\d]/g, '') }),
          ...(preferredLocale && { preferredLocale }),
        },
      },
      { onSuccess: onAdded },
    );
  return (
    <fieldset className={styles.inner}>
      <legend>{label('Bookings', 'New booking', 'Add customer')}</legend>
      <form
        id="new-customer"
        className={styles.grid}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          event.stopPropagation();
          save(false);
        }}
      >
        <div className={styles.row}>
          <TextField
            label={label('Customers', 'Add customer', 'Given name')}
            required
            autoFocus
            value={givenName}
            onChange={({ target }) => setGiven(target.value)}
          />
          <TextField
            label={label('Customers', 'Add customer', 'Family name')}
            required
            value={familyName}
            onChange={({ target }) => setFamily(target.value)}
          />
        </div>
        <div className={styles.row}>
          <TextField
            type="email"
            label={label('Customers', 'Add customer', 'E-mail')}
            required
            value={emailAddress}
            error={isKnown ? undefined : add.error?.field('emailAddress')}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            type="tel"
            label={label('Customers', 'Add customer', 'Phone')}
            placeholder="+45…"
            value={phoneNumber}
            error={add.error?.field('phoneNumber')}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
        <div className={styles.row}>
          <SelectField
            label={label('Customers', 'Add customer', 'Customer type')}
            value={customerTypeId}
            disabled={!may('customers.change_type')}
            onChange={({ target }) => setType(target.value)}
          >
            {choices.customerTypes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={label('Customers', 'Add customer', 'Language')}
            value={preferredLocale}
            onChange={({ target }) => setLocale(target.value)}
          >
            <option value="">As the company</option>
            {choices.languages.map(({ locale, name }) => (
              <option key={locale} value={locale}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {isKnown ? (
          <Notice kind="warn" live title="The e-mail address is already known">
            <div className={styles.buttons}>
              <Button
                onClick={async () => {
                  const [owner] = await call('findCustomers', { query: { text: emailAddress } });
                  if (owner) onAdded(owner);
                }}
              >
                {label('Customers', 'Add customer', 'Open existing')}
              </Button>
              <Button onClick={() => save(true)}>
                {label('Customers', 'Add customer', 'Save as alias')}
              </Button>
            </div>
          </Notice>
        ) : (
          <Refusal error={add.error} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={add.isPending && 'Saving'}>
            {label('Bookings', 'New booking', 'Add customer')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Back to the search
          </Button>
        </div>
      </form>
    </fieldset>
  );
}
