import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import { useKey } from '../keys/keys.tsx';
import { useWide } from '../screen/use-wide.ts';
import { useDockTime } from '../viewed/dock-time.ts';
import { type Hit, hitsOf } from './hits.ts';
import styles from './Search.module.css';

/** Fewer letters would find everybody. */
const LEAST_LETTERS = 2;
const TYPING_MS = 120;

/** Finds bookings and customers while one types; Enter opens the first, arrows choose another. */
export function Search() {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [, navigate] = useLocation();
  const time = useDockTime();
  const text = useSettled(typed.trim());
  const isAsked = text.length >= LEAST_LETTERS;
  const asked = useAsk('searchEverything', { query: { text } }, { when: isAsked, keep: true });
  const hits = isAsked && asked.data ? hitsOf(asked.data, time) : [];
  const isOpen = open && isAsked;
  useKey('/', 'Search', () => input.current?.focus());

  const leave = () => {
    setTyped('');
    setOpen(false);
    input.current?.blur();
  };
  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    leave();
    navigate(hit.path);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // An answer to what was typed before must not be opened.
      if (text === typed.trim() && !asked.isFetching) choose(hits[active]);
    } else if (event.key === 'Escape') {
      leave();
    }
  };

  // In a small window the bar also has the day, the dock and New booking.
  const [isWide, isPhone] = [useWide('75rem'), !useWide('60rem')];
  const hasRoom = isWide || isPhone;
  return (
    <search className={styles.search}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M7 2.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9M10.500 10.500l3.500 3.500" />
      </svg>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && hits[active] ? `${listId}-${active}` : undefined}
        placeholder={hasRoom ? 'Reference, name, phone, boat' : 'Search'}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <span className={styles.key} aria-hidden="true">
        <kbd>/</kbd>
      </span>
      <div className={styles.panel} hidden={!isOpen}>
        <Hits listId={listId} hits={hits} active={active} choose={choose} />
        <p role="status" className={hits.length > 0 ? 'visually-hidden' : styles.none}>
          {wordsFor(asked, hits)}
        </p>
      </div>
    </search>
  );
}

interface HitsProps {
  listId: string;
  hits: readonly Hit[];
  active: number;
  choose: (hit: Hit) => void;
}

function Hits({ listId, hits, active, choose }: HitsProps) {
  return (
    <div role="listbox" id={listId} aria-label="Hits">
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={hit.key}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.hit}
          // The field keeps the focus, so that the list stays while it is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(hit)}
        >
          {hit.group !== hits[index - 1]?.group && (
            <span className={styles.group}>{hit.group}</span>
          )}
          <span className={styles.title}>{hit.title}</span>
          <span className={styles.aside}>{hit.aside}</span>
          <span className={styles.detail}>{hit.detail}</span>
        </div>
      ))}
    </div>
  );
}

function wordsFor(
  { error, isPending }: { error: Error | null; isPending: boolean },
  hits: readonly Hit[],
): string {
  if (error) return error.message;
  if (isPending) return 'Searching …';
  if (hits.length === 0)
    return 'Nothing found. Try the reference, an e-mail address or a phone number.';
  return `${hits.length} found`;
}

/** What was typed, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
