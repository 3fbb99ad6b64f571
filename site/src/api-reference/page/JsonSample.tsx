import type { ReactNode } from 'react';
import { type Runnable, SampleFrame } from './CodeSample.tsx';
import styles from './JsonSample.module.css';

interface JsonSampleProps {
  title: string;
  value: unknown;
  /** The exchange that gets this answer. */
  runs?: Runnable | undefined;
}

/**
 * A JSON document whose objects and lists fold by hand. Its text is JSON again, whatever is folded.
 * The script of the page colors it.
 */
export default function JsonSample({ title, value, runs }: JsonSampleProps) {
  return (
    <SampleFrame title={title} runs={runs}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className={styles.json} data-json tabIndex={0}>
        {hasSeveralLines(value) ? (
          <Inside start="" value={value} level={1} end="" />
        ) : (
          onOneLine(value)
        )}
      </div>
    </SampleFrame>
  );
}

function hasSeveralLines(value: unknown): value is object {
  if (!hasInside(value)) return false;
  const [only, ...others] = Object.values(value);
  return others.length > 0 || hasInside(only) || Array.isArray(value);
}

function onOneLine(value: unknown): string {
  if (!hasInside(value)) return JSON.stringify(value);
  const [name = ''] = Object.keys(value);
  return `{ ${JSON.stringify(name)}: ${JSON.stringify(Object.values(value)[0])} }`;
}

/** Objects and lists are open down to this level; the whole sample is level 1. */
const OPEN_LEVELS = 3;

interface InsideProps {
  start: string;
  value: object;
  level: number;
  end: string;
}

/** An object or a list: values that stand on a line each, and others that fold in their turn. */
function Inside({ start, value, level, end }: InsideProps) {
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, inner], position, all) => ({
    start: isList ? '' : `${JSON.stringify(name)}: `,
    value: inner as unknown,
    level: level + 1,
    end: position < all.length - 1 ? ',' : '',
  }));
  return (
    <details open={level <= OPEN_LEVELS}>
      <summary>{start + (isList ? '[' : '{')}</summary>
      {neighbors(entries).map(([first, ...others]) =>
        hasInside(first.value) ? (
          <Inside key={first.start} {...first} value={first.value} />
        ) : (
          <pre key={first.start}>{[first, ...others].map(line)}</pre>
        ),
      )}
      {(isList ? ']' : '}') + end}
    </details>
  );
}

type Entry = Omit<InsideProps, 'value'> & { value: unknown };

/** Entries that stand on a line each, together where they follow one another. */
function neighbors(entries: Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && !hasInside(last[0].value) && !hasInside(entry.value)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The columns of the narrowest window, and those that each level takes of them. */
const NARROWEST = 32;
const INDENT = 3;
const KEPT_WITH_COMMA = 8;

/** A line; where its last word must break, the last characters go along with the comma. */
function line({ start, value, level, end }: Entry, position: number): ReactNode {
  const written = (position > 0 ? '\n' : '') + start + JSON.stringify(value) + end;
  const lastWord = written.slice(written.lastIndexOf(' ') + 1);
  if (!end || lastWord.length + level * INDENT <= NARROWEST) return written;
  const kept = -(KEPT_WITH_COMMA + end.length);
  return [
    written.slice(0, kept),
    <span key={start} className={styles.tail}>
      {written.slice(kept)}
    </span>,
  ];
}

function hasInside(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
