/** What the reader has typed or chosen, by field; a link carries it as it is. */
export type Texts = Record<string, string>;

/** What is wrong with a field and, inside a formula or a condition, where. */
export interface FieldProblem {
  /** One sentence that says what is wrong and what to do. */
  message: string;
  /** Characters before the faulty place. */
  offset?: number;
  length?: number;
}

/** What a text of a field means, or what is wrong with it. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: FieldProblem };

/** How a field is shown. */
export type Control =
  | { type: 'line'; inputMode: 'text' | 'numeric' | 'decimal' }
  | { type: 'select'; options: Readonly<Record<string, string>> }
  | { type: 'tick' }
  | { type: 'source'; rows: number }
  | { type: 'date' | 'time' | 'color' };

/** How a field is labeled, beside its kind. */
export interface FieldText {
  label: string;
  /** Stands behind the field: `hours`, `%`. */
  unit?: string;
  /** Stands before the field: `€`. */
  currency?: string;
  hint?: string;
  /** The heading under which fields stand together. */
  group?: string;
  /** Takes a row of its own. */
  wide?: boolean;
  /** Whether it is asked at all, by what the other fields say. */
  askedWhen?: (texts: Texts) => boolean;
}

/** One thing that a calculator asks. */
export interface Field<Value> extends FieldText {
  /** The value of the example. */
  start: string;
  control: Control;
  read: (text: string) => Reading<Value>;
}

export function value<Value>(read: Value): Reading<Value> {
  return { ok: true, value: read };
}

export function problem(message: string): Reading<never> {
  return { ok: false, problem: { message } };
}
