import { ANONYMIZE_WORD } from '@slipway/contract/team/booking-words';
import { Button, Dialog, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useWrite } from '../../../app/ask.ts';
import { label } from '../../../shell/label.ts';
import { bookingPath } from '../../../shell/paths.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import type { Customer } from '../words.ts';
import styles from './AnonymizeDialog.module.css';

const CHECKS = [
  ['upcoming', 'No upcoming booking', 'Wait until the trip is over, or cancel it.'],
  ['balance', 'No open balance', 'Collect it, waive it, or refund the surplus.'],
  ['deposit', 'No open deposit', 'Release it, or refund it if it was charged.'],
] as const;

/** Says what goes and what stays, checks what is open, and asks for a word before it acts. */
export function AnonymizeDialog({
  customer,
  onClose,
}: {
  customer: Customer;
  onClose: () => void;
}) {
  const [word, setWord] = useState('');
  const write = useWrite('anonymizeCustomer');
  const toasts = useToasts();
  const { id, updatedAt: seenUpdatedAt, open } = customer;
  const isClear = CHECKS.every(([check]) => open[check].count === 0);
  const isTyped = word.trim() === ANONYMIZE_WORD;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isClear || !isTyped || write.isPending) return;
    write.mutate(
      { params: { id }, body: { seenUpdatedAt, word: ANONYMIZE_WORD } },
      {
        onSuccess: () => {
          toasts.done('The customer is anonymized.');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Can this customer be anonymized?" close="Close" onClose={onClose}>
      <form className={styles.body} onSubmit={submit} noValidate>
        <ul className={styles.checks}>
          {CHECKS.map(([check, words, way]) => (
            <Check key={check} words={words} way={way} open={open[check]} />
          ))}
        </ul>
        <dl className={styles.means}>
          <dt>Goes</dt>
          <dd>Name, e-mail address, phone, notes, answers, aliases, messages, the account.</dd>
          <dt>Stays</dt>
          <dd>Bookings, amounts, references, and signed waivers until their retention ends.</dd>
        </dl>
        <Notice kind="warn">
          <p>Nobody can undo this, and nobody can bring the name back.</p>
        </Notice>
        {isClear && (
          <TextField
            label={`Type ${ANONYMIZE_WORD} to go on`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            error={write.error?.field('word')}
            onChange={({ target }) => setWord(target.value)}
          />
        )}
        <Refusal error={write.error} fieldsTell />
        <div className={styles.foot}>
          <Button onClick={onClose}>Back</Button>
          <Button
            type="submit"
            look="primary"
            aria-disabled={!isClear || !isTyped}
            busy={write.isPending && 'One moment'}
          >
            {label('Customers', 'Anonymize')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface CheckProps {
  words: string;
  way: string;
  open: Customer['open']['upcoming'];
}

function Check({ words, way, open: { count, references } }: CheckProps) {
  const isDone = count === 0;
  const elsewhere = count - references.length;
  return (
    <li className={isDone ? styles.done : styles.missing}>
      <svg viewBox="0 0 16 16" role="img" aria-label={isDone ? 'In order' : 'In the way'}>
        <path d={isDone ? 'M3 8.500 6.500 12 13 4.500' : 'M4 4l8 8M12 4l-8 8'} />
      </svg>
      <span>
        <strong>{words}</strong>
        {!isDone && (
          <span className={styles.way}>
            {references.map((reference) => (
              <Link key={reference} href={bookingPath(reference, 'finances')}>
                {reference}
              </Link>
            ))}
            {elsewhere > 0 && <span>{elsewhere} at another dock</span>}
            <span>{way}</span>
          </span>
        )}
      </span>
    </li>
  );
}
