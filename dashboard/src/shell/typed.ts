import { useEffect, useRef, useState } from 'react';

const PREFIX = 'slipway.typed.';

interface Typed<Value> {
  value: Value;
  set: (change: Value | ((before: Value) => Value)) => void;
  /** Whether it is what was typed before the page was loaded anew. */
  restored: boolean;
  /** Forgets it, as once it is stored. */
  forget: () => void;
}

/**
 * What somebody types into a form, which is there again when the page is loaded anew. Whoever leaves
 * the screen, or another tab, begins with an empty form.
 */
export function useTyped<Value>(name: string, first: Value): Typed<Value> {
  const key = PREFIX + name;
  const [found] = useState(() => read<Value>(key));
  const [value, set] = useState(found ?? first);
  const isKept = useRef(true);
  const begun = useRef(value);
  useEffect(() => {
    if (isKept.current && value !== begun.current) write(key, value);
  }, [key, value]);
  const forget = () => {
    isKept.current = false;
    drop(key);
  };
  // Loading the page anew ends it without this; another screen does not.
  useEffect(() => () => drop(key), [key]);
  return { value, set, restored: found !== null, forget };
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or denied: then it lasts as long as the page.
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget without storage.
  }
}
