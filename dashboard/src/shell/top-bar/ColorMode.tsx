import { useEffect, useState } from 'react';
import { recall, remember } from '../remember.ts';
import styles from './ColorMode.module.css';

const MODES = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

type Mode = keyof typeof MODES;

const SCHEMES: Record<Mode, string> = { system: '', light: 'light', dark: 'dark' };

/** Light for the pier, dark for the night, or what the device says. */
export function ColorMode() {
  const [mode, setMode] = useState<Mode>(() => {
    const kept = recall('colors');
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  });
  useEffect(() => {
    document.documentElement.style.colorScheme = SCHEMES[mode];
  }, [mode]);
  return (
    <fieldset className={styles.modes}>
      <legend>Colors</legend>
      {(Object.keys(MODES) as Mode[]).map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="colors"
            checked={name === mode}
            onChange={() => {
              setMode(name);
              remember('colors', name);
            }}
          />
          {MODES[name]}
        </label>
      ))}
    </fieldset>
  );
}
