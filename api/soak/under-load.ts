import { Random } from '../src/demo/random.ts';
import { checkLedger } from './check-ledger.ts';
import type { SoakFigures } from './figures.ts';
import { Integrator } from './integrator.ts';
import { Ledger } from './ledger.ts';
import { Sender } from './sender.ts';
import { Tally } from './tally.ts';
import type { SoakWorld } from './world.ts';

type Loaded<Result> = Pick<SoakFigures, 'time' | 'tally' | 'ledger' | 'checked'> & {
  result: Result;
};

/** Has integrators work for as long as something happens, then checks the books. */
export async function underLoad<Result>(
  { urls, key, mailbox }: SoakWorld,
  integrators: number,
  happen: (tally: Tally) => Promise<Result>,
): Promise<Loaded<Result>> {
  const [tally, ledger] = [new Tally(), new Ledger()];
  const sender = new Sender(urls, key, tally);
  const start = Date.now();
  let isOver = false;
  const working = Array.from({ length: integrators }, (_, seed) =>
    new Integrator({ sender, ledger, tally, random: new Random(seed) }).workUntil(() => isOver),
  );
  let result: Result;
  try {
    result = await happen(tally);
  } finally {
    isOver = true;
    await Promise.all(working);
  }
  const time = { start, end: Date.now() };
  const checked = await checkLedger(new Sender(urls, key, new Tally()), ledger, mailbox);
  return { time, tally, ledger, checked, result };
}
