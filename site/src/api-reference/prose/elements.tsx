import {
  integratorApi,
  type Operation,
  publicOperations,
  WEBHOOK_RETRY_SECONDS,
} from '@slipway/contract';
import { operationAnchor } from '../anchors.ts';

interface HeaderLinesProps {
  of: { name: string; example: string }[];
}

/** Headers as they travel. */
export function HeaderLines({ of: headers }: HeaderLinesProps) {
  const lines = headers.map(({ name, example }) => `${name}: ${example}`);
  return (
    <pre>
      <code>{lines.join('\n')}</code>
    </pre>
  );
}

interface AmountProps {
  of: { costs: { totalIncludingTax: number }; currency: string };
}

/** The total of a booking as people write it: `€159.34`. */
export function Amount({ of: { costs, currency } }: AmountProps) {
  return (costs.totalIncludingTax / 100).toLocaleString('en-US', { style: 'currency', currency });
}

/** The pauses after failed deliveries: `5 s, 5 min, … and 24 h`. */
export function RetryPauses() {
  const pauses = WEBHOOK_RETRY_SECONDS.map((seconds) => {
    if (seconds < 60) return `${seconds} s`;
    return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
  });
  return `${pauses.slice(0, -1).join(', ')} and ${pauses.at(-1)}`;
}

interface ListCallsProps {
  by: 'page' | 'cursor' | 'nothing';
}

/** The calls that return a list in numbered pages, by cursor alone, or in one piece. */
export function ListCalls({ by }: ListCallsProps) {
  const calls = publicOperations(integratorApi).filter(
    (operation) => isList(operation) && dividedBy(operation) === by,
  );
  return calls.map(({ id, path }, position) => (
    <span key={id}>
      {position > 0 && (position === calls.length - 1 ? ' and ' : ', ')}
      <a href={`#${operationAnchor(id)}`}>
        <code>GET {path}</code>
      </a>
    </span>
  ));
}

function isList({ id }: Operation): boolean {
  return /^(list|search)/.test(id);
}

function dividedBy({ query }: Operation): ListCallsProps['by'] {
  const parameters = query?.properties ?? {};
  if ('page' in parameters) return 'page';
  return 'after' in parameters ? 'cursor' : 'nothing';
}
