import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface Reading {
  value: string;
  /** The value as it is shown while nothing is typed. */
  written: string;
  /** The value of a text; null while there is none in it. */
  read: (text: string) => string | null;
  /** Whether a text counts before the field is left. */
  isWhole: (text: string) => boolean;
  onChange: (value: string) => void;
}

/** What is typed, the value that it began from, and the one that it has given. */
interface Typed {
  text: string;
  from: string;
  gave: string;
  /** Whether the field was left with it. */
  isLeft: boolean;
}

/**
 * The text of a field whose value is read from it when it is left, or with Enter. While no value is
 * in the text, the value is empty and the text stays, as in the browser's own fields for dates.
 */
export function useTypedText({ value, written, read, isWhole, onChange }: Reading) {
  const [stored, setTyped] = useState<Typed | null>(null);
  // Another value from elsewhere ends what was typed.
  const typed = stored && (value === stored.from || value === stored.gave) ? stored : null;
  if (typed && value === typed.gave && typed.from !== value) setTyped({ ...typed, from: value });

  const give = (next: string) => {
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (!typed || typed.isLeft) return;
    const next = typed.text.trim() === '' ? '' : read(typed.text);
    setTyped(next === null ? { ...typed, from: value, gave: '', isLeft: true } : null);
    give(next ?? '');
  };
  return {
    /** What was left in the field and could not be read. */
    unread: typed?.isLeft ? typed.text : null,
    /** Chooses a value without typing. */
    choose: (next: string) => {
      setTyped(null);
      give(next);
    },
    control: {
      value: typed?.text ?? written,
      onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
        const next = isWhole(text) ? read(text) : null;
        setTyped({ text, from: value, gave: next ?? value, isLeft: false });
        if (next !== null) give(next);
      },
      onBlur: settle,
      // What was understood is seen before Enter sends the form.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !typed || typed.isLeft) return;
        if (read(typed.text) !== value) event.preventDefault();
        settle();
      },
    },
  };
}
