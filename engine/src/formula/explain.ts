import { type Cents, formatCents } from '../arithmetic/cents.ts';
import { decimalText } from '../arithmetic/decimal-text.ts';
import type { Rational } from '../arithmetic/rational.ts';
import type { Expression } from '../language/syntax.ts';

/** How a formula came to its amount: `hours * 48 = 3 * 48 = 144.00`. */
export function explain(
  source: string,
  tree: Expression,
  lookUp: (name: string) => Rational,
  amount: Cents,
): string {
  let filled = source;
  for (const { name, offset, length } of variablesIn(tree).sort((a, b) => b.offset - a.offset)) {
    const value = decimalText(lookUp(name));
    const shown = value.startsWith('-') ? `(${value})` : value;
    filled = filled.slice(0, offset) + shown + filled.slice(offset + length);
  }
  const steps = filled === source ? [source] : [source, filled];
  return [...steps, formatCents(amount)].map((step) => step.trim()).join(' = ');
}

type Variable = Extract<Expression, { kind: 'variable' }>;

function variablesIn(tree: Expression): Variable[] {
  switch (tree.kind) {
    case 'variable':
      return [tree];
    case 'prefix':
      return variablesIn(tree.operand);
    case 'binary':
      return [...variablesIn(tree.left), ...variablesIn(tree.right)];
    case 'call':
      return tree.values.flatMap(variablesIn);
    default:
      return [];
  }
}
