import { Button } from '@slipway/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useAsk } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { NewCustomerForm } from '../../../shell/customers/NewCustomerForm.tsx';
import { label } from '../../../shell/label.ts';
import type { Choices, FoundCustomer } from '../words.ts';
import styles from './CustomerField.module.css';
import form from './form.module.css';

type Chosen = Pick<FoundCustomer, 'id' | 'name'> & { aliasId?: string | null };

interface CustomerFieldProps {
  customer: Chosen | null;
  choices: Choices;
  /** The dock of the booking, as soon as it is chosen. */
  dockId?: string | undefined;
  onChoose: (customer: Chosen | null) => void;
}

/** Type a few letters, choose with the arrows and Enter, or add somebody new on the spot. */
export function CustomerField({ customer, choices, dockId, onChoose }: CustomerFieldProps) {
  const id = useId();
  const may = useMay();
  const [typed, setTyped] = useState(customer?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const text = typed.trim();
  const found = useAsk(
    'findCustomers',
    { query: { text } },
    { when: isOpen && text.length >= 2, keep: true },
  );
  const hits = isOpen && text.length >= 2 ? (found.data ?? []) : [];
  const canAdd = may('customers.edit');
  const rows = hits.length + (canAdd ? 1 : 0);

  useEffect(() => {
    setTyped(customer?.name ?? '');
  }, [customer]);

  const choose = (chosen: Chosen) => {
    onChoose(chosen);
    setTyped(chosen.name);
    setOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((at + step + rows) % Math.max(1, rows));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = hits[at];
      if (hit) choose(hit);
      else if (canAdd && text) setAdding(true);
    } else if (event.key === 'Escape') {
      setOpen(false);
    }
  };
  const take = (found: Chosen) => {
    setAdding(false);
    choose(found);
  };
  if (isAdding) {
    return (
      <fieldset className={form.inner}>
        <legend>{label('Bookings', 'New booking', 'Add customer')}</legend>
        <NewCustomerForm
          name={text}
          choices={choices}
          dockId={dockId}
          action={label('Bookings', 'New booking', 'Add customer')}
          onAdded={take}
          onExisting={take}
          leave={{ words: 'Back to the search', run: () => setAdding(false) }}
        />
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label('Bookings', 'New booking', 'Customer')}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: who opens the form is asked for the customer first
        autoFocus={!customer}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder="Name, e-mail address or phone number"
        aria-expanded={isOpen && text.length >= 2}
        aria-controls={`${id}-hits`}
        aria-activedescendant={isOpen && rows > 0 ? `${id}-${at}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          setOpen(true);
          if (customer) onChoose(null);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        onFocus={({ target }) => target.select()}
      />
      {isOpen && text.length >= 2 && (
        <div
          id={`${id}-hits`}
          role="listbox"
          aria-label={label('Customers')}
          className={styles.hits}
          // The field keeps the keyboard while the mouse chooses.
          onPointerDown={(event) => event.preventDefault()}
        >
          {hits.map((hit, index) => (
            <div
              tabIndex={-1}
              key={hit.aliasId ?? hit.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => choose(hit)}
              onKeyDown={() => {}}
            >
              <strong>{hit.name}</strong>
              <span>
                {[hit.emailAddress, hit.phoneNumber, hit.aliasId ? 'alias' : hit.typeName]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          ))}
          {canAdd && (
            <div
              tabIndex={-1}
              id={`${id}-${hits.length}`}
              role="option"
              aria-selected={at === hits.length}
              onClick={() => setAdding(true)}
              onKeyDown={() => {}}
            >
              {label('Bookings', 'New booking', 'Add customer')} “{text}”
            </div>
          )}
        </div>
      )}
      {!customer && canAdd && (
        <Button look="quiet" onClick={() => setAdding(true)}>
          {label('Bookings', 'New booking', 'Add customer')}
        </Button>
      )}
    </div>
  );
}
