import { type ConditionResult, checkCondition, testCondition } from '@slipway/engine';
import { type Answer, defineCalculation, type Refusal } from '../frame/calculation.ts';
import { source } from '../frame/fields.ts';
import { type Case, ownCaseFields, ownFacts, SAMPLE_CASES } from './cases.ts';

const OUTCOMES: Record<ConditionResult, string> = {
  true: 'may book',
  false: 'refused',
  unknown: 'passes for now',
};

const OWN = 'Your booking';

/** A custom condition on several bookings at once, each comparison with its own result. */
export default defineCalculation({
  id: 'condition-tester',
  title: 'Try a condition',
  fields: {
    condition: source('# Weekend fairness\nnot trip.weekend or upcoming.weekend < 2', {
      label: 'Custom condition',
      hint: 'True means that the customer may book.',
      group: 'The condition',
      rows: 4,
    }),
    ...ownCaseFields,
  },
  calculate: ({ condition, ...own }): Answer | Refusal => {
    const problem = checkCondition(condition);
    if (problem) return { problems: { condition: problem } };
    const cases: Case[] = [{ name: OWN, facts: ownFacts(own) }, ...SAMPLE_CASES];
    const tried = cases.map((each) => tryCase(condition, each));
    const [ownResult, ...samples] = tried;
    const passed = samples.filter(({ passes }) => passes).length;
    return {
      summary: `${OWN}: ${ownResult?.line.result}. Of the ${samples.length} samples ${passed} pass.`,
      columns: ['Booking', 'Outcome'],
      lines: tried.map(({ line }) => line),
      notes:
        samples.some(({ isUnknown }) => isUnknown) || ownResult?.isUnknown
          ? ['What passes for now is checked again before confirmation, when every value is known.']
          : [],
    };
  },
});

function tryCase(condition: string, { name, facts }: Case) {
  const outcome = testCondition(condition, facts);
  if (!outcome.ok) {
    const line = { what: name, how: outcome.problem.message, result: 'no result' };
    return { line, passes: false, isUnknown: false };
  }
  const { result, passes, parts } = outcome.value;
  const how = parts.map((part) => `${part.source}: ${part.result}`).join('; ');
  return {
    line: { what: name, how, result: OUTCOMES[result] },
    passes,
    isUnknown: result === 'unknown',
  };
}
