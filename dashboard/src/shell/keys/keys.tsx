import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';

export interface Key {
  /** One key such as `n`, or two after each other such as `g b`. */
  keys: string;
  does: string;
  /** Where it works: everywhere, or on one screen. */
  where: string;
  /** Null when what has the focus listens to it by itself. */
  run: (() => void) | null;
}

interface Keys {
  add(key: Key): () => void;
  /** All that work now, the newest last. */
  all(): readonly Key[];
}

const KeysContext = createContext<Keys | null>(null);

function useKeys(): Keys {
  const keys = useContext(KeysContext);
  if (!keys) throw new Error('No keys are listened to here.');
  return keys;
}

/** For how long the second of two keys is waited for. */
const SECOND_KEY_MS = 1_200;

/** Listens to the keys that screens have asked for, unless somebody is typing. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const known = useRef(new Set<Key>());
  const first = useRef<{ key: string; until: number } | null>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      const before = first.current;
      first.current = null;
      const isSecond = before !== null && before.until > event.timeStamp;
      const pressed = isSecond ? `${before.key} ${event.key}` : event.key;
      const run = [...known.current].findLast(({ keys, run }) => run && keys === pressed)?.run;
      if (run) {
        event.preventDefault();
        run();
      } else if (
        !isSecond &&
        [...known.current].some(({ keys, run }) => run && keys.startsWith(`${pressed} `))
      ) {
        first.current = { key: pressed, until: event.timeStamp + SECOND_KEY_MS };
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const keys = useMemo<Keys>(
    () => ({
      add: (key) => {
        known.current.add(key);
        return () => known.current.delete(key);
      },
      all: () => [...known.current],
    }),
    [],
  );
  return <KeysContext.Provider value={keys}>{children}</KeysContext.Provider>;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}

/** Lets a key do something for as long as the caller is on the screen; `?` lists it. */
export function useKey(keys: string, does: string, run: () => void, where = 'Everywhere'): void {
  const { add } = useKeys();
  const latest = useRef(run);
  latest.current = run;
  useEffect(
    () => add({ keys, does, where, run: () => latest.current() }),
    [add, keys, does, where],
  );
}

/** Lists what keys do where something on the screen listens to them itself. */
export function useListedKeys(where: string, listed: Readonly<Record<string, string>>): void {
  const { add } = useKeys();
  useEffect(() => {
    const removals = Object.entries(listed).map(([keys, does]) =>
      add({ keys, does, where, run: null }),
    );
    return () => {
      for (const remove of removals) remove();
    };
  }, [add, where, listed]);
}

/** Reads what keys do at the moment. */
export function useKeyList(): () => readonly Key[] {
  const { all } = useKeys();
  return useCallback(() => all(), [all]);
}
