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
  /** Whether the field is shown, given the values of the others. */
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

// biome-ignore lint/suspicious/noExplicitAny: fields of any value stand side by side.
export type Fields = Record<string, Field<any>>;

export type ValuesOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

/** One line of a result. */
export interface ResultLine {
  what: string;
  /** How it came about. */
  how?: string;
  result: string;
  isTotal?: boolean;
}

/** The result of a calculator. */
export interface Answer {
  /** One sentence that holds the result; it is read out when it changes. */
  summary: string;
  /** The heads of the two columns; `Line` and `Amount` when left out. */
  columns?: readonly [string, string];
  lines: ResultLine[];
  /** What else is worth knowing about this result, a sentence each. */
  notes?: string[];
}

/** A set of values for which there is no answer, and the fields to correct. */
export interface Refusal<Name extends string = string> {
  problems: Partial<Record<Name, FieldProblem>>;
}

/** The fields of a calculator and what it computes from them, without any UI. */
export interface Calculation<Of extends Fields = Fields, Given extends Answer = Answer> {
  /** Names it in links, and is the anchor at which it stands. */
  id: string;
  title: string;
  /** What the button says that copies a link to these values; `Copy link` when left out. */
  shareAs?: string;
  fields: Of;
  calculate(values: ValuesOf<Of>): Given | Refusal<keyof Of & string>;
}

/** Gives a calculation the types of its fields. */
export function defineCalculation<const Of extends Fields, Given extends Answer>(
  calculation: Calculation<Of, Given>,
): Calculation<Of, Given> {
  return calculation;
}

/** What the fields of the example say. */
export function startOf({ fields }: { fields: Fields }): Texts {
  return Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]));
}

/** Reads the fields and returns the answer, or which fields to correct. */
export function workOut<Of extends Fields, Given extends Answer>(
  { fields, calculate }: Calculation<Of, Given>,
  texts: Texts,
): Given | Refusal {
  const readings = Object.entries(fields).map(([name, field]): [string, Reading<unknown>] => [
    name,
    field.read(isAsked(field, texts) ? (texts[name] ?? field.start) : field.start),
  ]);
  const problems = readings.flatMap(([name, reading]) =>
    reading.ok ? [] : [[name, reading.problem] as const],
  );
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  const values = readings.map(([name, reading]) => [name, reading.ok ? reading.value : null]);
  return calculate(Object.fromEntries(values) as ValuesOf<Of>);
}

export function isAsked({ askedWhen }: Field<unknown>, texts: Texts): boolean {
  return askedWhen?.(texts) ?? true;
}

export function isRefusal(result: Answer | Refusal): result is Refusal {
  return 'problems' in result;
}
