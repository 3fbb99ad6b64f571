import { NOTE_MAX_LENGTH } from '@slipway/contract/team/booking-words';
import { Button, LongTextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../api/ask.ts';
import { useFacts, useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { momentDateText, timeText } from '../../../shell/words/times.ts';
import type { Customer } from '../words.ts';
import styles from './tabs.module.css';

/** What colleagues should know, on every booking and at hand-out. */
export function Notes({ customer }: { customer: Customer }) {
  const may = useMay();
  const { timeZoneName } = useFacts().company;
  const [text, setText] = useState('');
  const add = useWrite('addCustomerNote');
  return (
    <section className={styles.card} aria-label={label('Customers', 'Notes')}>
      {may('customers.edit') && !customer.anonymizedAt && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate(
              { params: { id: customer.id }, body: { text } },
              { onSuccess: () => setText('') },
            );
          }}
        >
          <LongTextField
            label={label('Customers', 'Notes', 'Add note')}
            hint="One line that a colleague at the dock needs. A note about one trip belongs on its booking."
            rows={2}
            required
            maxLength={NOTE_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Refusal error={add.error} />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={add.isPending && 'Saving …'}>
              {label('Save')}
            </Button>
          </div>
        </form>
      )}
      {customer.notes.length === 0 && (
        <p className={styles.soft}>No note yet. Only staff read them.</p>
      )}
      <ul className={styles.lines}>
        {customer.notes.map((note) => (
          <li key={note.id}>
            <span className={styles.words}>{note.text}</span>
            <span className={styles.soft}>
              {note.by}, {momentDateText(note.createdAt, timeZoneName)},{' '}
              {timeText(note.createdAt, timeZoneName)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
