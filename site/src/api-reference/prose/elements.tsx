import { integratorApi, type Operation, publicOperations } from '@slipway/contract';
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

interface ListCallsProps {
  paged: boolean;
}

/** The calls that return a list in pages, or those that return it in one piece. */
export function ListCalls({ paged }: ListCallsProps) {
  const calls = publicOperations(integratorApi).filter(
    (operation) => isList(operation) && isPaged(operation) === paged,
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

function isPaged({ query }: Operation): boolean {
  return query !== undefined && 'page' in query.properties;
}
