import { ANONYMIZE_WORD } from '@slipway/contract/team/booking-words';
import { Notice, TextField } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { FinalDialog } from '../../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../../shell/label.ts';
import { bookingPath } from '../../../shell/paths.ts';
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
  const { id, updatedAt: seenUpdatedAt, open } = customer;
  const isClear = CHECKS.every(([check]) => open[check].count === 0);
  const isTyped = word.trim() === ANONYMIZE_WORD;
  const body = { seenUpdatedAt, word: ANONYMIZE_WORD };
  return (
    <FinalDialog
      title="Can this customer be anonymized?"
      action={label('Customers', 'Anonymize')}
      does="anonymizeCustomer"
      input={isClear && isTyped ? { params: { id }, body } : null}
      done="The customer is anonymized."
      onClose={onClose}
    >
      {(error) => (
        <>
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
              error={error?.field('word')}
              onChange={({ target }) => setWord(target.value)}
            />
          )}
        </>
      )}
    </FinalDialog>
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
