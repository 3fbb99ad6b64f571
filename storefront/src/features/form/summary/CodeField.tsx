import { Button, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { usePage } from '../../../app/page.ts';
import type { Booking } from '../use-booking.ts';
import styles from './SummaryStep.module.css';

/** Texts for why a code does not count. */
const REASONS: Record<string, 'form.codeUnknown' | 'form.codeEnded'> = {
  unknown: 'form.codeUnknown',
  ended: 'form.codeEnded',
  used: 'form.codeEnded',
  usedUp: 'form.codeEnded',
};

/** The discount code: what became of it, and a field for another. */
export function CodeField({ booking }: { booking: Booking }) {
  const { t, formats, call } = usePage();
  const { draft, wish, change, codeField, attempt } = booking;
  const { coupon, lines } = draft.draft?.money ?? { coupon: null, lines: [] };
  const [typed, setTyped] = useState(wish.code);
  const [asked, setAsked] = useState(codeField);
  const [refused, setRefused] = useState<string>();
  const off = lines.find(({ type }) => type === 'coupon')?.amountIncludingTax ?? 0;

  const use = (code: string) =>
    attempt(async () => {
      const { key } = draft;
      if (!key) return;
      setRefused(undefined);
      const priced = await call('updateDraft', { body: { couponCode: code || null } }, { key });
      draft.keep(key, priced);
      change({ code });
      const became = priced.money.coupon;
      if (code && !became?.applied) {
        setRefused(t(REASONS[became?.reasonCode ?? ''] ?? 'form.codeNotHere'));
      }
    }, setRefused);

  if (coupon?.applied) {
    return (
      <p>
        {t('form.codeAccepted', { code: coupon.code, amount: formats().money(-off) })}{' '}
        <Button look="quiet" onClick={() => use('')}>
          {t('common.remove')}
        </Button>
      </p>
    );
  }
  if (!asked) {
    return (
      <p className={styles.askCode}>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t('form.haveCode')}
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) use(typed.trim());
  };
  return (
    <form className={styles.codeForm} onSubmit={submit}>
      <TextField
        label={t('form.code')}
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        error={refused}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('form.useCode')}</Button>
    </form>
  );
}
