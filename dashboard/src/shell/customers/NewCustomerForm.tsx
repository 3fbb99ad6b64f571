import { DUPLICATE_EMAIL, NOTE_MAX_LENGTH } from '@slipway/contract/team/booking-words';
import { Button, LongTextField, Notice, SelectField, TextField, TickField } from '@slipway/ui';
import type { FormEvent } from 'react';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts, useMay } from '../../api/facts.ts';
import { label } from '../label.ts';
import { Refusal } from '../Refusal.tsx';
import { useToasts } from '../toasts/Toasts.tsx';
import { useTyped } from '../typed.ts';
import styles from './NewCustomerForm.module.css';

/** Numbers at home need nothing more. */
export const PHONE_HINT = 'From another country: with plus and the country code, such as +44.';

export type FoundCustomer = Answer<'findCustomers'>[number];

interface NewCustomerFormProps {
  choices: Answer<'getBookingChoices'>;
  /** The dock of the booking: a number without a country code is one of its country. */
  dockId?: string | undefined;
  /** The beginning of a name, as it was typed into a search. */
  name?: string;
  /** Whether it also asks for an invitation and a note, as without a booking. */
  whole?: boolean;
  /** What the button says. */
  action: string;
  onAdded: (customer: FoundCustomer) => void;
  /** With the customer who has the e-mail address already. */
  onExisting: (customer: FoundCustomer) => void;
  leave: { words: string; run: () => void };
}

/** Stores a person, alone or inside a booking. A known address offers its owner, or an alias. */
export function NewCustomerForm(props: NewCustomerFormProps) {
  const { choices, dockId, whole = false } = props;
  const may = useMay();
  const call = useCall();
  const toasts = useToasts();
  const { me, company } = useFacts();
  const [givenName = '', ...others] = (props.name ?? '').split(/\s+/);
  const guest = choices.customerTypes.find(({ isGuest }) => isGuest);
  const { value, set, restored, forget } = useTyped(`${company.id}.${me.id}.customer`, {
    customerTypeId: guest?.id ?? '',
    givenName,
    familyName: others.join(' '),
    emailAddress: '',
    phoneNumber: '',
    preferredLocale: '',
    inviteToAccount: false,
    note: '',
  });
  const change = (changed: Partial<typeof value>) => set((before) => ({ ...before, ...changed }));
  const add = useWrite('addCustomer');
  const { error } = add;
  const isKnown = error?.field('emailAddress') === DUPLICATE_EMAIL;
  const emailAddress = value.emailAddress.trim();

  const save = (saveAsAlias: boolean) => {
    const { customerTypeId, preferredLocale } = value;
    const phoneNumber = value.phoneNumber.trim();
    const note = value.note.trim();
    add.mutate(
      {
        body: {
          customerTypeId,
          givenName: value.givenName.trim(),
          familyName: value.familyName.trim(),
          emailAddress,
          saveAsAlias,
          ...(phoneNumber && { phoneNumber, ...(dockId && { dockId }) }),
          ...(preferredLocale && { preferredLocale }),
          ...(value.inviteToAccount && !saveAsAlias && { inviteToAccount: true }),
          ...(note && { note }),
        },
      },
      {
        onSuccess: (added) => {
          forget();
          props.onAdded(added);
        },
      },
    );
  };
  const openExisting = async () => {
    const hits = await call('findCustomers', { query: { text: emailAddress } });
    const same = emailAddress.toLowerCase();
    const owner = hits.find((hit) => hit.emailAddress.toLowerCase() === same);
    if (!owner) return;
    forget();
    props.onExisting(owner);
  };
  const mayChooseType = may('customers.change_type');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        event.stopPropagation();
        save(false);
      }}
    >
      {restored && <Notice kind="info">What you typed before is restored.</Notice>}
      <SelectField
        label={label('Customers', 'Add customer', 'Customer type')}
        hint={
          mayChooseType
            ? 'Decides rules and prices.'
            : 'A Dock host stores guests. Ask a Planner for another type.'
        }
        value={value.customerTypeId}
        disabled={!mayChooseType}
        onChange={({ target }) => change({ customerTypeId: target.value })}
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
          value={value.givenName}
          error={error?.field('givenName')}
          onChange={({ target }) => change({ givenName: target.value })}
        />
        <TextField
          label={label('Customers', 'Add customer', 'Family name')}
          autoComplete="off"
          value={value.familyName}
          error={error?.field('familyName')}
          onChange={({ target }) => change({ familyName: target.value })}
        />
      </div>
      <TextField
        type="email"
        label={label('Customers', 'Add customer', 'E-mail')}
        autoComplete="off"
        value={value.emailAddress}
        error={isKnown ? undefined : error?.field('emailAddress')}
        onChange={({ target }) => {
          change({ emailAddress: target.value });
          if (isKnown) add.reset();
        }}
      />
      {isKnown && (
        <Notice kind="warn" live title="The e-mail address is already known">
          <p>The same person: work with the record you have. Another one: store an alias.</p>
          <div className={styles.buttons}>
            <Button onClick={() => void openExisting().catch(toasts.wrong)}>
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
          hint={PHONE_HINT}
          autoComplete="off"
          value={value.phoneNumber}
          error={error?.field('phoneNumber')}
          onChange={({ target }) => change({ phoneNumber: target.value })}
        />
        <SelectField
          label={label('Customers', 'Add customer', 'Language')}
          hint="For messages and the booking page."
          value={value.preferredLocale}
          onChange={({ target }) => change({ preferredLocale: target.value })}
        >
          <option value="">As the company</option>
          {choices.languages.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {whole && (
        <>
          <TickField
            label={label('Customers', 'Add customer', 'Invite to an account')}
            hint="An e-mail with a link to choose a password. Off: no message is sent."
            checked={value.inviteToAccount}
            onChange={({ target }) => change({ inviteToAccount: target.checked })}
          />
          <LongTextField
            label={label('Customers', 'Add customer', 'Notes')}
            optional="optional"
            hint="Only staff read notes. They show on bookings and at hand-out."
            rows={2}
            maxLength={NOTE_MAX_LENGTH}
            value={value.note}
            error={error?.field('note')}
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
      {!isKnown && <Refusal error={error} fieldsTell />}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={add.isPending && 'Saving'}>
          {props.action}
        </Button>
        <Button look="quiet" onClick={props.leave.run}>
          {props.leave.words}
        </Button>
      </div>
    </form>
  );
}
