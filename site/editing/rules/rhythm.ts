import { openersOf, type Rhythm, rhythmOf, runsOf } from '../rhythm.ts';
import { pageRule } from '../rule.ts';
import { beginningOf } from '../sentences.ts';

const MEAN = { least: 13, most: 18 };
const SHORT_AT_MOST = 0.2;
/** Below this, one sentence more or less decides. */
const FEWEST_SENTENCES = 8;
/** As many sentences in a row may begin with the same word. */
const LONGEST_RUN = 2;
/** Part of the sentences that one word may open, if it opens more than a few. */
const OPENER_AT_MOST = { article: 0.33, other: 0.15 };
const A_FEW = 3;

/** Sentences are joined and varied: a page neither reads like telegrams nor like a contract. */
export const rhythm = pageRule('rhythm', function* (page) {
  if (page.kind === 'release') return;
  const measured = rhythmOf(page);
  const { sentences } = measured;
  const says = sentences.length < FEWEST_SENTENCES ? [] : figuresAtFault(measured);
  for (const fault of says) yield { line: 1, says: fault };
  for (const run of runsOf(measured, LONGEST_RUN + 1)) {
    const [{ text = '', line = 1, opener = '' } = {}] = run;
    yield {
      line,
      says: `${run.length} sentences in a row begin with '${opener}', from '${beginningOf(text)}' on. Join or turn one.`,
    };
  }
});

function* figuresAtFault(measured: Rhythm): Generator<string> {
  const { sentences, mean, shortShare } = measured;
  if (mean < MEAN.least) {
    yield `Sentences have ${mean.toFixed(1)} words on average. Join them until it is ${MEAN.least} to ${MEAN.most}.`;
  }
  if (mean > MEAN.most) {
    yield `Sentences have ${mean.toFixed(1)} words on average. Shorten them until it is ${MEAN.least} to ${MEAN.most}.`;
  }
  if (shortShare > SHORT_AT_MOST) {
    yield `${percent(shortShare)} of the sentences have 8 words or fewer. Join them until it is ${percent(SHORT_AT_MOST)}.`;
  }
  for (const [opener, times] of openersOf(measured)) {
    const most = /^(a|an|the)$/.test(opener) ? OPENER_AT_MOST.article : OPENER_AT_MOST.other;
    const share = times / sentences.length;
    if (times > A_FEW && share > most) {
      yield `'${opener}' opens ${percent(share)} of the sentences. Turn some until it is ${percent(most)}.`;
    }
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
