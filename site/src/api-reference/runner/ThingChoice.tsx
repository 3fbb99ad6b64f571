import type { KnownThing } from './known-things.ts';

interface ThingChoiceProps {
  label: string;
  choices: KnownThing[];
  value: string;
  onChange(id: string): void;
}

/** Chooses one of the things that are really there, by name. */
export default function ThingChoice({ label, choices, value, onChange }: ThingChoiceProps) {
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <select
      aria-label={`Choose ${label} by name`}
      value={isKnown ? value : ''}
      onChange={({ target }) => target.value && onChange(target.value)}
    >
      <option value="">Choose by name</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
