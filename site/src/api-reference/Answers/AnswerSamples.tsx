import type { Answer } from '../answers.ts';
import Folded from '../Folded/index.tsx';
import JsonSample from '../JsonSample/index.tsx';

type Example = Answer['examples'][number];

interface Props {
  examples: Example[];
}

export default function AnswerSamples({ examples }: Props) {
  const [first, ...others] = examples.filter(isDifferent);
  return (
    <>
      {first && <JsonSample title={first.summary} value={first.value} />}
      {others.map(({ summary, value }) => (
        <Folded key={summary} title={summary}>
          <JsonSample title={summary} value={value} />
        </Folded>
      ))}
    </>
  );
}

/** Several requests can get the same answer. */
function isDifferent({ value }: Example, position: number, all: Example[]): boolean {
  const written = JSON.stringify(value);
  return all.findIndex((other) => JSON.stringify(other.value) === written) === position;
}
