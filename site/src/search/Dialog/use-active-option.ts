import { type KeyboardEvent, useState } from 'react';

interface List {
  id: string;
  /** Changes when the list holds other options; the choice then starts anew. */
  key: string;
  count: number;
  /** Which option is active at the start; -1 for none. */
  first: number;
}

/** The option that the keyboard is on, while focus stays in the field. */
export function useActiveOption({ id, key, count, first }: List) {
  const [moved, setMoved] = useState({ key, index: first });
  const index = moved.key === key ? Math.min(moved.index, count - 1) : Math.min(first, count - 1);

  function move(to: number) {
    const next = (to + count) % count;
    setMoved({ key, index: next });
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
  }

  /** Moves with the arrows, Home and End. Answers whether the key was one of them. */
  function moveByKey({ key: pressed, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (count === 0 || shiftKey || ctrlKey || metaKey || altKey) return false;
    if (pressed === 'ArrowDown') move(index + 1);
    else if (pressed === 'ArrowUp') move(index < 0 ? -1 : index - 1);
    else if (pressed === 'Home') move(0);
    else if (pressed === 'End') move(-1);
    else return false;
    return true;
  }

  return { index, id: index < 0 ? undefined : optionId(id, index), moveByKey };
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}
