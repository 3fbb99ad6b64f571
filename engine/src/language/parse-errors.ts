import { SourceError, type Span } from './source-problem.ts';
import { suggestionFor } from './suggestion.ts';
import type { Grammar } from './syntax.ts';
import type { Token } from './tokens.ts';

export function missingValue(found: Token, previous: Token | undefined): SourceError {
  if (found.kind === 'end') {
    return new SourceError(
      `A value is missing after '${previous?.text ?? ''}'.`,
      previous ?? found,
    );
  }
  return new SourceError(`A value is missing before '${found.text}'.`, found);
}

/** Something that cannot follow a complete value. */
export function strayToken(found: Token, previous: Token | undefined): SourceError {
  if (found.text === ')' || found.text === ']') {
    return new SourceError(`This '${found.text}' has no opening bracket.`, found);
  }
  if (found.text === 'not') {
    return new SourceError("Put 'not' before the whole comparison.", found);
  }
  return new SourceError(
    `An operator is missing between '${previous?.text ?? ''}' and '${found.text}'.`,
    found,
  );
}

/** A comma outside the values of a function is mostly a decimal comma. */
export function commaProblem(
  before: Token | undefined,
  comma: Token,
  after: Token | undefined,
): SourceError {
  if (before?.kind !== 'number' || after?.kind !== 'number') {
    return new SourceError('A comma stands only between the values of a function.', comma);
  }
  return new SourceError(
    `Use a decimal point: ${before.text}.${after.text}, not ${before.text},${after.text}.`,
    { offset: before.offset, length: after.offset + after.length - before.offset },
  );
}

export function unknownName(name: Token, called: boolean, grammar: Grammar): SourceError {
  if (called) {
    const known = Object.keys(grammar.functions);
    return new SourceError(
      `Unknown function '${name.text}'. ${suggestionFor(name.text, known)}`,
      name,
    );
  }
  return new SourceError(
    `Unknown name '${name.text}'. ${suggestionFor(name.text, grammar.variables)}`,
    name,
  );
}

const COUNTS = ['no', 'one', 'two', 'three'];

export function wrongCount(
  name: Token,
  takes: { atLeast: number; atMost: number },
  span: Span,
): SourceError {
  const count = COUNTS[takes.atLeast] ?? takes.atLeast;
  const more = takes.atMost > takes.atLeast ? ' or more' : '';
  const noun = count === 'one' && !more ? 'value' : 'values';
  const hint = takes.atMost === 1 ? ' Use a decimal point, not a comma, in a number.' : '';
  return new SourceError(`'${name.text}' takes ${count}${more} ${noun}.${hint}`, span);
}
