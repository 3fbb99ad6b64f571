import { isLocalTime } from '@slipway/engine';
import { type Field, type FieldText, type Reading, value } from '../frame/field.ts';

/** Boats that are away from one time of the day to another. */
export interface Taken {
  from: string;
  to: string;
  boats: number;
  name: string;
}

const LINE = /^(\s*)(\S+?)\s*[-–]\s*(\S+)(?:\s+(\d+)(?=\s|$))?\s*(.*?)\s*$/;

/** One line for each: times, number of boats, name. An empty line is passed over. */
export function takenLines(start: string, text: FieldText & { nameless: string }): Field<Taken[]> {
  const { nameless, ...shown } = text;
  return {
    ...shown,
    wide: true,
    start,
    control: { type: 'source', rows: 3 },
    read: (typed) => readLines(typed, nameless),
  };
}

function readLines(typed: string, nameless: string): Reading<Taken[]> {
  const taken: Taken[] = [];
  let offset = 0;
  for (const line of typed.split('\n')) {
    if (line.trim() !== '') {
      const read = readLine(line, nameless);
      if ('message' in read)
        return { ok: false, problem: { ...read, offset: offset + read.offset } };
      taken.push(read);
    }
    offset += line.length + 1;
  }
  return value(taken);
}

interface LineProblem {
  message: string;
  offset: number;
  length: number;
}

function readLine(line: string, nameless: string): Taken | LineProblem {
  const [, indent = '', from = '', to = '', boats = '1', name = ''] = LINE.exec(line) ?? [];
  const wrong = (part: string, message: string): LineProblem => ({
    message,
    offset: line.indexOf(part, indent.length),
    length: part.length,
  });
  if (from === '') return wrong(line.trim(), 'Begin the line with two times: 10:00-13:00.');
  const stranger = [from, to].find((time) => !isLocalTime(time));
  if (stranger !== undefined) return wrong(stranger, 'Write a time of day like 09:30.');
  if (to <= from) return wrong(to, `The end must be after ${from}.`);
  if (Number(boats) === 0) return wrong(boats, 'Write 1 boat or more, or remove the line.');
  return { from, to, boats: Number(boats), name: name || nameless };
}
