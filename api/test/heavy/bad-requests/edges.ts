import { findErrors } from '@slipway/contract';
import type { Schema } from '../../harness/sample-request.ts';

/** The ends of what a field accepts, with what lies just beyond them and what a calendar ends with. */
export type Edges = {
  /** The first that is accepted, or for a later place of the request one after it. */
  smallest(place: number): unknown;
  /** The last that is accepted, or for an earlier place of the request one before it. */
  largest(placeFromEnd: number): unknown;
  values: readonly unknown[];
};

/** What is counted in steps and written as a text. */
type Scale = {
  form: RegExp;
  read(text: string): number;
  write(step: number): string;
  /** The first and the last step of which a calendar of four digits has a text. */
  first: number;
  last: number;
  /** By how much two fields of one request differ, so that they are in order. */
  apart: number;
};

const DAY_MS = 86_400_000;
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const SECONDS = {
  read: (text: string) => Math.floor(Date.parse(text) / 1000),
  first: FIRST / 1000,
  last: LAST / 1000,
  apart: 2 * 60 * 60,
};

const SCALES: readonly Scale[] = [
  {
    form: /^\d{4}-\d{2}-\d{2}$/,
    read: (text) => Date.parse(text) / DAY_MS,
    write: (day) => iso(day * DAY_MS).slice(0, 10),
    first: FIRST / DAY_MS,
    last: Math.floor(LAST / DAY_MS),
    apart: 1,
  },
  {
    form: /^\d{4}-\d{2}$/,
    read: (text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1,
    write: (month) =>
      [
        String(Math.floor(month / 12)).padStart(4, '0'),
        String((month % 12) + 1).padStart(2, '0'),
      ].join('-'),
    first: 0,
    last: 9999 * 12 + 11,
    apart: 1,
  },
  { ...SECONDS, form: /^\d{4}-\d{2}-\d{2}T.*\.\d{3}Z$/, write: (second) => iso(second * 1000) },
  {
    ...SECONDS,
    form: /^\d{4}-\d{2}-\d{2}T/,
    write: (second) => iso(second * 1000).replace('.000Z', 'Z'),
  },
];

/** The edges of a date, a month, a moment or a number; null for whatever has none. */
export function edgesOf(schema: Schema): Edges | null {
  const types = [schema.type].flat();
  if (types.includes('integer') || types.includes('number')) return edgesOfNumber(schema);
  const [example] = schema.examples ?? [];
  if (typeof example !== 'string' || schema.enum) return null;
  const scale = SCALES.find(({ form }) => form.test(example));
  return scale && accepts(schema, example) ? edgesOnScale(schema, scale, example) : null;
}

function accepts(schema: Schema, value: unknown): boolean {
  return Object.keys(findErrors(schema as never, value)).length === 0;
}

/** A schema does not say which dates it accepts, but answers for each. */
function edgesOnScale(schema: Schema, scale: Scale, example: string): Edges {
  const known = scale.read(example);
  const reach = (end: number) => {
    let [inside, outside] = [known, end];
    if (accepts(schema, scale.write(end))) return end;
    while (Math.abs(outside - inside) > 1) {
      const middle = Math.trunc((inside + outside) / 2);
      if (accepts(schema, scale.write(middle))) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  const [smallest, largest] = [reach(scale.first), reach(scale.last)];
  const steps = [scale.first, smallest - 1, smallest, largest, largest + 1, scale.last];
  const texts = steps
    .filter((step) => step >= scale.first && step <= scale.last)
    .map((step) => scale.write(step));
  return {
    smallest: (place) => scale.write(smallest + place * scale.apart),
    largest: (placeFromEnd) => scale.write(largest - placeFromEnd * scale.apart),
    values: [...new Set([...texts, ...withOffsets(scale.write(smallest), scale.write(largest))])],
  };
}

/** The same time of day far east and far west, which is another day or year in UTC. */
function withOffsets(...moments: string[]): string[] {
  return moments
    .filter((text) => text.endsWith('Z'))
    .flatMap((text) => ['+23:59', '-23:59'].map((offset) => text.replace('Z', offset)));
}

const INT4 = 2 ** 31;

function edgesOfNumber({ type, minimum, exclusiveMinimum, maximum }: Schema): Edges {
  const step = [type].flat().includes('integer') ? 1 : 0.01;
  const lowest = minimum ?? (exclusiveMinimum === undefined ? -INT4 - 1 : exclusiveMinimum + step);
  const highest = maximum ?? INT4;
  const far = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, INT4 - 1, INT4, -INT4 - 1];
  const near = [lowest - step, lowest, highest, highest + step];
  return {
    smallest: () => lowest,
    largest: () => highest,
    values: [...new Set([...near, 0, ...far])],
  };
}
