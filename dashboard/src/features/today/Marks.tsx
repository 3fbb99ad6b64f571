import { readyWords, TripMark } from '../../shell/trips/TripMark.tsx';
import { useMoney } from '../../shell/words/money.ts';
import { lengthText } from '../../shell/words/times.ts';
import type { TodayRow } from './day.ts';
import styles from './Marks.module.css';

/** How the boats of a booking stand: `Out`, `1 of 2 out`, `20 min late`. */
export function StateMark({ row }: { row: TodayRow }) {
  const { state, minutesLate, boats, out, back, signatures, balance, deposits } = row;
  if (minutesLate > 0) return <TripMark state="late" words={`${lengthText(minutesLate)} late`} />;
  if (state === 'out' && out + back < boats) {
    return <TripMark state="out" words={`${out + back} of ${boats} out`} />;
  }
  if (state === 'out' && back > 0) {
    return <TripMark state="out" words={`${back} of ${boats} back`} />;
  }
  const isOpen = [signatures.signed < signatures.needed, balance > 0, deposits.missing > 0];
  const open = isOpen.filter(Boolean).length;
  return <TripMark state={state} {...(state === 'ready' && { words: readyWords(open) })} />;
}

/** What is missing before a boat can leave: signatures, money and the deposit. */
export function Missing({ row }: { row: TodayRow }) {
  const money = useMoney();
  const { signatures, balance, deposits, left } = row;
  return (
    <>
      {!left && signatures.signed < signatures.needed && (
        <span className={styles.missing}>
          Waiver {signatures.signed} of {signatures.needed}
        </span>
      )}
      {balance > 0 && <span className={styles.missing}>Owes {money(balance)}</span>}
      {!left && deposits.missing > 0 && (
        <span className={styles.missing}>Deposit {money(deposits.missing)} missing</span>
      )}
    </>
  );
}
