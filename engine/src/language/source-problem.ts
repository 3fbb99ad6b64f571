/** What is wrong with a formula or a condition, and where. */
export interface SourceProblem {
  /** One sentence that says what is wrong and what to do. */
  message: string;
  /** Characters before the faulty place. */
  offset: number;
  length: number;
  /** Both start at 1. */
  line: number;
  column: number;
}

/** A part of the source. */
export interface Span {
  offset: number;
  length: number;
}

/** Stops reading or working out a source; `attempt` turns it into a SourceProblem. */
export class SourceError extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.name = 'SourceError';
    this.span = span;
  }
}

/** A value, or what is wrong with the source. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: SourceProblem };

/** Runs a step and turns a SourceError into a problem with line and column. */
export function attempt<Value>(source: string, step: () => Value): Outcome<Value> {
  try {
    return { ok: true, value: step() };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ok: false, problem: problemAt(source, error.message, error.span) };
  }
}

function problemAt(source: string, message: string, { offset, length }: Span): SourceProblem {
  const linesBefore = source.slice(0, offset).split('\n');
  const column = (linesBefore.at(-1)?.length ?? 0) + 1;
  return { message, offset, length, line: linesBefore.length, column };
}
