import type { ApiProcess } from './api-process.ts';
import type { Checked } from './check-ledger.ts';
import type { Ledger } from './ledger.ts';
import type { TimedRestart } from './restarts.ts';
import type { Tally } from './tally.ts';

/** Everything that a run has brought to light. */
export type SoakFigures = {
  time: { start: number; end: number };
  processes: readonly ApiProcess[];
  integrators: number;
  tally: Tally;
  ledger: Ledger;
  restarts: readonly TimedRestart[];
  checked: Checked;
  connections: { most: number; last: number; allowed: number } | undefined;
};
