import type { Exchange, Operation } from '@slipway/contract';
import { highlightedSamplesOf } from '../../samples/highlighted-samples.ts';
import CodeSample from '../CodeSample/index.tsx';
import Folded from '../Folded/index.tsx';

interface Props {
  operation: Operation;
}

/** The requests of an operation's good exchanges: the first one open, the others folded. */
export default function RequestSamples({ operation }: Props) {
  const samples = differentRequests(operation).map(([name, { summary }]) => ({
    summary,
    sample: (
      <CodeSample key={name} title={summary} codes={highlightedSamplesOf(operation.id, name)} />
    ),
  }));
  const [first, ...others] = samples;
  return (
    <>
      {first?.sample}
      {others.map(({ summary, sample }) => (
        <Folded key={summary} title={summary}>
          {sample}
        </Folded>
      ))}
    </>
  );
}

/** Exchanges with the same request differ only in their answer. */
function differentRequests(operation: Operation): [string, Exchange][] {
  const good = Object.entries(operation.examples).filter(([, { status }]) => status === 200);
  const requests = good.map(([, { params, query, body }]) => JSON.stringify([params, query, body]));
  return good.filter((_, position) => requests.indexOf(requests[position] ?? '') === position);
}
