import { NOTE_MAX_LENGTH } from '@slipway/contract/team/booking-words';
import { Button, LongTextField, Notice, SelectField, TextField, TickField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsk, useCall, useWrite } from '../../../app/ask.ts';
import { useMay } from '../../../app/facts.ts';
import { label } from '../../../shell/label.ts';
import { customerPath } from '../../../shell/paths.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { type Choices, phoneOf } from '../words.ts';
import styles from './form.module.css';

/** Stores a person before or without a booking. */
export default function AddCustomer() {
  const choices = useAsk('getBookingChoices', {}, { still: true });
  return (
    <Screen back={{ href: '/customers', name: label('Customers') }} className={styles.screen}>
      <h1>{label('Customers', 'Add customer')}</h1>
      <Answered asked={choices} label="Loading the form">
        {(data) => <Form choices={data} />}
      </Answered>
    </Screen>
  );
}

function Form({ choices }: { choices: Choices }) {
  const may = useMay();
  const call = useCall();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const guest = choices.customerTypes.find(({ isGuest }) => isGuest);
  const [customerTypeId, setType] = useState(guest?.id ?? '');
  const [givenName, setGiven] = useState('');
  const [familyName, setFamily] = useState('');
  const [emailAddress, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [preferredLocale, setLocale] = useState('');
  const [inviteToAccount, setInvite] = useState(false);
  const [note, setNote] = useState('');
  const add = useWrite('addCustomer');
  const { error } = add;
  const isKnown = error?.field('emailAddress')?.includes('another customer') ?? false;

  const save = (saveAsAlias: boolean) => {
    const phoneNumber = phoneOf(phone);
    add.mutate(
      {
        body: {
          customerTypeId,
          givenName: givenName.trim(),
          familyName: familyName.trim(),
          emailAddress: emailAddress.trim(),
          saveAsAlias,
          ...(phoneNumber && { phoneNumber }),
          ...(preferredLocale && { preferredLocale }),
          ...(inviteToAccount && !saveAsAlias && { inviteToAccount }),
          ...(note.trim() && { note: note.trim() }),
        },
      },
      {
        onSuccess: (stored) => {
          const name = `${givenName.trim()} ${familyName.trim()}`;
          toasts.done(saveAsAlias ? `${name} is stored as an alias.` : `${name} is stored.`);
          navigate(customerPath(stored.id));
        },
        onError: (reason) => reason.failure !== 'invalid' && toasts.wrong(reason),
      },
    );
  };
  const openExisting = async () => {
    const hits = await call('findCustomers', { query: { text: emailAddress.trim() } });
    const same = emailAddress.trim().toLowerCase();
    const owner = hits.find((hit) => hit.emailAddress.toLowerCase() === same);
    if (owner) navigate(customerPath(owner.id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  const mayChooseType = may('customers.change_type');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={label('Customers', 'Add customer', 'Customer type')}
        hint={
          mayChooseType
            ? 'Decides rules and prices.'
            : 'A Dock host stores guests. Ask a Planner for another type.'
        }
        value={customerTypeId}
        disabled={!mayChooseType}
        onChange={({ target }) => setType(target.value)}
      >
        {choices.customerTypes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.row}>
        <TextField
          label={label('Customers', 'Add customer', 'Given name')}
          autoFocus
          autoComplete="off"
          value={givenName}
          error={error?.field('givenName')}
          onChange={({ target }) => setGiven(target.value)}
        />
        <TextField
          label={label('Customers', 'Add customer', 'Family name')}
          autoComplete="off"
          value={familyName}
          error={error?.field('familyName')}
          onChange={({ target }) => setFamily(target.value)}
        />
      </div>
      <TextField
        type="email"
        label={label('Customers', 'Add customer', 'E-mail')}
        autoComplete="off"
        value={emailAddress}
        error={isKnown ? undefined : error?.field('emailAddress')}
        onChange={({ target }) => {
          setEmail(target.value);
          if (isKnown) add.reset();
        }}
      />
      {isKnown && (
        <Notice kind="warn" live title="The e-mail address is already known">
          <p>The same person: work with the record you have. Another one: store an alias.</p>
          <div className={styles.buttons}>
            <Button onClick={() => void openExisting()}>
              {label('Customers', 'Add customer', 'Open existing')}
            </Button>
            <Button onClick={() => save(true)}>
              {label('Customers', 'Add customer', 'Save as alias')}
            </Button>
          </div>
        </Notice>
      )}
      <div className={styles.row}>
        <TextField
          type="tel"
          label={label('Customers', 'Add customer', 'Phone')}
          optional="optional"
          hint="Begins with plus and the country code, for example +45."
          autoComplete="off"
          value={phone}
          error={error?.field('phoneNumber')}
          onChange={({ target }) => setPhone(target.value)}
        />
        <SelectField
          label={label('Customers', 'Add customer', 'Language')}
          hint="For messages and the booking page."
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
      <TickField
        label={label('Customers', 'Add customer', 'Invite to an account')}
        hint="An e-mail with a link to choose a password. Off: no message is sent."
        checked={inviteToAccount}
        onChange={({ target }) => setInvite(target.checked)}
      />
      <LongTextField
        label={label('Customers', 'Add customer', 'Notes')}
        optional="optional"
        hint="Only staff read notes. They show on bookings and at hand-out."
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        error={error?.field('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="signal" busy={add.isPending && 'Saving …'}>
          {label('Save')}
        </Button>
        <Button look="quiet" onClick={() => navigate('/customers')}>
          Back to the list
        </Button>
      </div>
    </form>
  );
}
