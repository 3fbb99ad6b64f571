import type { ReactNode } from 'react';
import { type Runnable, SampleFrame } from './CodeSample.tsx';
import styles from './JsonSample.module.css';

interface JsonSampleProps {
  title: string;
  value: unknown;
  /** The exchange that gets this answer. */
  runs?: Runnable | undefined;
}

/** A JSON document whose objects and lists fold by hand. */
export default function JsonSample({ title, value, runs }: JsonSampleProps) {
  return (
    <SampleFrame title={title} runs={runs}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className={styles.json} data-json tabIndex={0}>
        <Value value={value} level={1} />
      </div>
    </SampleFrame>
  );
}

/** Objects and lists are open down to this level; the whole sample is level 1. */
const OPEN_LEVELS = 3;
const KEPT_WITH_COMMA = 8;

interface ValueProps {
  name?: string;
  value: unknown;
  level: number;
  comma?: boolean;
}

/** A value with its name. The text of it all is JSON again, whatever is folded. */
function Value({ name, value, level, comma = false }: ValueProps) {
  const start = name !== undefined && (
    <>
      <span className={styles.name}>{JSON.stringify(name)}</span>:{' '}
    </>
  );
  const end = comma ? ',' : '';
  if (!hasInside(value)) {
    return (
      <div className={typeof value === 'string' ? styles.text : styles.word}>
        {start}
        {withComma(JSON.stringify(value), end)}
      </div>
    );
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [only] = entries;
  if (level === 1 && only && entries.length === 1 && !hasInside(only[1])) {
    return (
      <div className={styles.text}>
        {'{ '}
        <span className={styles.name}>{JSON.stringify(only[0])}</span>
        {`: ${JSON.stringify(only[1])} }`}
      </div>
    );
  }
  return (
    <details open={level <= OPEN_LEVELS}>
      <summary>
        {start}
        {isList ? '[' : '{'}
      </summary>
      <div className={styles.inside}>
        {entries.map(([key, inner], position) => (
          <Value
            key={key}
            {...(!isList && { name: key })}
            value={inner}
            level={level + 1}
            comma={position < entries.length - 1}
          />
        ))}
      </div>
      {(isList ? ']' : '}') + end}
    </details>
  );
}

/** A value that breaks over lines takes its last characters along with the comma. */
function withComma(text: string, comma: string): ReactNode {
  if (!comma || text.length <= KEPT_WITH_COMMA) return text + comma;
  return (
    <>
      {text.slice(0, -KEPT_WITH_COMMA)}
      <span className={styles.tail}>{text.slice(-KEPT_WITH_COMMA) + comma}</span>
    </>
  );
}

function hasInside(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
