import { createFormats } from '@slipway/contract/languages/formats';
import type { DateWriting } from '@slipway/ui';
import { useMemo } from 'react';
import { useFacts } from '../../api/facts.ts';
import { useViewed } from '../viewed/viewed.tsx';
import { clockFormat, currentLocale, dateFormat } from '../words/writing.ts';

const WORDS: DateWriting['words'] = {
  openCalendar: 'Open calendar',
  chooseDay: 'Choose a day',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  today: 'Today',
  clear: 'Clear',
  close: 'Close',
  time: 'Time',
  notADate: (example) => `This is not a date. Type it like ${example}.`,
  notATime: (example) => `This is not a time. Type it like ${example}.`,
  tooEarly: (first) => `Choose ${first} or a later day.`,
  tooLate: (last) => `Choose ${last} or an earlier day.`,
};

/** How somebody types dates and times: in the order and with the clock in which they read them. */
export function useDateWriting(): DateWriting {
  const { currency } = useFacts().company;
  const { today } = useViewed();
  const locale = currentLocale();
  return useMemo(
    () => ({
      date: dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
      time: clockFormat('UTC'),
      formats: createFormats({ locale, timeZone: 'UTC', currency }),
      today,
      words: WORDS,
    }),
    [locale, currency, today],
  );
}
