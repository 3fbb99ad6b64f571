import { isWholeDate, isWithin, readDate, readDateAndTime, writtenDate } from './typed-date.ts';
import { useTypedText } from './use-typed-text.ts';
import type { DateWriting } from './writing.ts';

interface Asked {
  writing: DateWriting;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** The time beside it, which may be typed after the date; undefined for a date alone. */
  time?: string;
  onChange: (date: string, time?: string) => void;
}

/** The text of a box for a date, and what is wrong with it, as a sentence. */
export function useTypedDate({ writing, value, min, max, time, onChange }: Asked) {
  const { date: format, time: clock, today, words } = writing;
  const around = { format, today, min, max };
  const hasTime = time !== undefined;
  const withTime = (date: string, typed: string | null = null) =>
    hasTime && date ? `${date}T${typed ?? time}` : date;
  const found = (text: string) => {
    if (hasTime) return readDateAndTime(text, around, clock);
    const date = readDate(text, around);
    return date && { date, time: null };
  };
  const { unread, choose, control } = useTypedText({
    value: withTime(value),
    written: writtenDate(value, format),
    isWhole: isWholeDate,
    read: (text) => {
      const read = found(text);
      return read && isWithin(read.date, around) ? withTime(read.date, read.time) : null;
    },
    onChange: (next) => {
      const [date = '', after] = next.split('T');
      onChange(date, after);
    },
  });
  const problemWith = (text: string) => {
    const read = found(text);
    if (!read) return words.notADate(writtenDate(today, format));
    return min && read.date < min
      ? words.tooEarly(writtenDate(min, format))
      : words.tooLate(writtenDate(max ?? '', format));
  };
  return {
    control,
    choose: (date: string) => choose(withTime(date)),
    problem: unread === null ? undefined : problemWith(unread),
  };
}
