import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Duration, durationsAfter } from '../durations.ts';
import type { Page } from '../page.ts';
import { routeOf } from '../routes.ts';
import type { Fault, Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import { rowsOf } from '../tables.ts';

type Minutes = Readonly<Record<string, number>>;
type Finding = Omit<Fault, 'page'>;

const LIST = 'editing/task-minutes.yaml';
const listed: Minutes = parse(
  readFileSync(path.join(import.meta.dirname, '../task-minutes.yaml'), 'utf8'),
);

/** "Takes about 10 min" is the time of the task, once in a list, and pages claim nothing else. */
export const taskMinutes = taskMinutesRule(listed);

export function taskMinutesRule(minutes: Minutes): Rule {
  return {
    name: 'minutes of the task',
    check: (pages) =>
      pages
        .filter(({ kind }) => kind !== 'release')
        .flatMap((page) =>
          [
            ...headerFaults(page, minutes),
            ...timelineFaults(page, minutes),
            ...claimFaults(page, minutes),
          ].map((finding) => ({ page, ...finding })),
        ),
  };
}

function* headerFaults(page: Page, minutes: Minutes): Generator<Finding> {
  const { data, lineOf } = page.frontMatter;
  const expected = minutes[routeOf(page)];
  if (data.minutes === expected) return;
  const line = lineOf('minutes');
  if (expected === undefined) {
    yield {
      line,
      says: `The page says ${data.minutes} min, but ${LIST} has no task for it. Leave minutes out, or add it there.`,
    };
  } else {
    yield {
      line,
      says: `The page says ${data.minutes ?? 'no'} min, ${LIST} says ${expected}. Correct the one that is wrong.`,
    };
  }
}

/** A timeline with `when: 10 min` at each moment comes to the minutes of the page. */
function* timelineFaults(page: Page, minutes: Minutes): Generator<Finding> {
  const expected = minutes[routeOf(page)];
  for (const { kind, data, line } of page.pictures) {
    if (kind !== 'timeline' || !Array.isArray(data.moments)) continue;
    const parts = data.moments.map(({ when }) => /^(\d+) min$/.exec(String(when))?.[1]);
    if (expected === undefined || !parts.every(Boolean)) continue;
    const sum = parts.reduce((total, part) => total + Number(part), 0);
    if (sum !== expected) {
      yield {
        line,
        says: `The timeline comes to ${sum} min, ${LIST} says ${expected}. Correct the one that is wrong.`,
      };
    }
  }
}

const OWN_CLAIM =
  '\\b(?:It|This (?:course|guide|page)|The (?:course|guide|setup)|Together they|Both|All of it) (?:takes?|needs?|comes? to|lasts?) (?:only )?(?:about )?|\\b(?:together they come to|you are done in|ready in|live in|know in) (?:about )?';
const LINKED_CLAIM =
  '\\b(?:takes?|needs?|lasts?) (?:about )?|\\(|^|\\b(?:a|the|our|in) (?:about )?';
const ALL_COURSES = '\\ball (?:six|seven|of them) together (?:take|need|come to) (?:about )?';

function* claimFaults(page: Page, minutes: Minutes): Generator<Finding> {
  const own = minutes[routeOf(page)];
  for (const passage of page.passages) {
    if (passage.place === 'cell' || passage.place === 'picture') continue;
    const linked = passage.pieces.flatMap(({ url }) => minutes[url ?? ''] ?? []);
    for (const { text, line } of sentencesOf(passage)) {
      if (own) yield* wrong(durationsAfter(OWN_CLAIM, text), own, line);
      yield* wrong(durationsAfter(ALL_COURSES, text), sumOfCourses(minutes), line);
    }
    for (const { url = '', text, line } of passage.pieces) {
      const expected = minutes[url];
      if (expected) yield* wrong(durationsAfter(LINKED_CLAIM, text), expected, line);
    }
    const [only, ...others] = linked;
    if (only && others.length === 0 && !own) {
      const claims = durationsAfter('\\btakes? (?:about )?', passage.text);
      yield* wrong(claims, only, passage.line);
    }
  }
  yield* rowFaults(page, minutes);
}

/** A row that links to one page and has a cell with a length: `50 min, start`. */
function* rowFaults(page: Page, minutes: Minutes): Generator<Finding> {
  for (const { line, cells } of rowsOf(page).values()) {
    const linked = page.passages
      .filter((passage) => passage.place === 'cell' && passage.line === line)
      .flatMap(({ pieces }) => pieces.flatMap(({ url }) => minutes[url ?? ''] ?? []));
    const [expected, ...others] = linked;
    if (!expected || others.length > 0) continue;
    const claims = cells.flatMap((cell) => durationsAfter('^(?:about )?', cell));
    yield* wrong(claims, expected, line);
  }
}

function* wrong(claims: readonly Duration[], expected: number, line: number): Generator<Finding> {
  for (const { written, minutes, give } of claims) {
    if (Math.abs(minutes - expected) <= give) continue;
    yield { line, says: `'${written}' is not the ${expected} min of the task in ${LIST}.` };
  }
}

function sumOfCourses(minutes: Minutes): number {
  return Object.entries(minutes)
    .filter(([route]) => route.startsWith('/courses/'))
    .reduce((sum, [, each]) => sum + each, 0);
}
