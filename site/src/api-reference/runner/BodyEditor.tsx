import type { FieldErrors } from '@slipway/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldSchema } from '../fields.ts';
import { type Completion, completionAt, type Suggestion } from './completion.ts';
import type { KnownThings } from './known-things.ts';
import styles from './Runner.module.css';
import { parsed } from './request.ts';
import ThingChoice from './ThingChoice.tsx';

interface BodyEditorProps {
  schema: FieldSchema;
  text: string;
  problems: FieldErrors;
  things: KnownThings;
  onChange(text: string): void;
}

/** A JSON body with what fits where the cursor stands, and what is wrong, while it is typed. */
export default function BodyEditor({ schema, text, problems, things, onChange }: BodyEditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [completion, setCompletion] = useState<Completion>();
  const [active, setActive] = useState(-1);
  /** Where the cursor belongs once a suggestion is in the text. */
  const [cursor, setCursor] = useState<number>();
  const found = Object.entries(problems);

  useEffect(() => {
    if (cursor === undefined) return;
    area.current?.setSelectionRange(cursor, cursor);
    setCursor(undefined);
  }, [cursor]);

  const look = () => {
    const { value, selectionStart } = area.current ?? { value: '', selectionStart: 0 };
    setCompletion(completionAt(value, selectionStart, schema, things));
    setActive(-1);
  };
  const close = () => setCompletion(undefined);
  const accept = ({ insert }: Suggestion) => {
    if (!completion) return;
    onChange(text.slice(0, completion.start) + insert + text.slice(completion.end));
    setCursor(completion.start + insert.length);
    close();
    area.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      look();
      return;
    }
    if (!completion) return;
    const { suggestions } = completion;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step) {
      event.preventDefault();
      setActive((active + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      accept(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>Body</label>
      <IdChoices schema={schema} text={text} things={things} onChange={onChange} />
      <textarea
        id={id}
        ref={area}
        className={styles.body}
        rows={Math.min(16, text.split('\n').length + 1)}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-problems`}
        aria-invalid={found.length > 0}
        aria-autocomplete="list"
        aria-controls={completion ? `${id}-list` : undefined}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onChange={({ target }) => {
          onChange(target.value);
          look();
        }}
        onKeyDown={onKeyDown}
        onClick={look}
        onBlur={close}
      />
      {completion && (
        <div
          id={`${id}-list`}
          className={styles.completion}
          role="listbox"
          aria-label="What fits here"
        >
          {completion.suggestions.map((suggestion, position) => (
            <div
              key={suggestion.label + suggestion.insert}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === active}
              // The field must not lose the focus before the choice is made.
              onMouseDown={(event) => {
                event.preventDefault();
                accept(suggestion);
              }}
            >
              <b>{suggestion.label}</b> <span>{suggestion.hint}</span>
            </div>
          ))}
        </div>
      )}
      <ul id={`${id}-problems`} className={styles.problems}>
        {found.length === 0 && (
          <li className={styles.hint}>Valid. Ctrl and Space show what fits.</li>
        )}
        {found.map(([field, messages]) => (
          <li key={field} className={styles.problem}>
            <code>{field}</code> {messages.join('; ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

type IdChoicesProps = Pick<BodyEditorProps, 'schema' | 'text' | 'things' | 'onChange'>;

/** The IDs of the body, each to be chosen by name. */
function IdChoices({ schema, text, things, onChange }: IdChoicesProps) {
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const values = body as Record<string, unknown>;
  const fields = Object.keys(schema.properties ?? {}).filter((field) => things[field]);
  if (fields.length === 0) return null;
  return (
    <div className={styles.ids}>
      {fields.map((field) => (
        <ThingChoice
          key={field}
          label={field}
          choices={things[field] ?? []}
          value={String(values[field] ?? '')}
          onChange={(id) => onChange(JSON.stringify({ ...values, [field]: id }, null, 2))}
        />
      ))}
    </div>
  );
}
