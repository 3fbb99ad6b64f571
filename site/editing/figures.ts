/**
 * Prints how every page reads. `npm run figures -w site`, and with the path of another checkout
 * behind `--` the same for that one: `npm run figures -w site -- /tmp/first-edition`.
 */
import path from 'node:path';
import { readAllPages } from './all-pages.ts';
import type { Page } from './page.ts';
import { rhythmOf } from './rhythm.ts';
import { wordsOf } from './sentences.ts';
import { troubleRowsOf } from './trouble-rows.ts';
import { turnsOn } from './turns.ts';

const [checkout] = process.argv.slice(2);
const root = process.env.INIT_CWD ?? process.cwd();
const pages = readAllPages(checkout ? path.resolve(root, checkout, 'site') : undefined);

const groups: [name: string, pages: Page[]][] = [
  ['guides', pages.filter(({ file }) => file.startsWith('docs/guides/'))],
  ['courses', pages.filter(({ file }) => file.startsWith('docs/courses/'))],
  ['releases', pages.filter(({ kind }) => kind === 'release')],
];

console.log(row('page', 'words', 'sentences', 'mean', 'short', 'turns', 'trouble rows'));
for (const page of pages) console.log(line(page.file.replace(/^docs\/|\.mdx$/g, ''), [page]));
console.log();
for (const [name, some] of groups) console.log(line(`${some.length} ${name}`, some));
console.log();
for (const [name, hits] of hitsByTurn(pages)) console.log(`${String(hits).padStart(5)}  ${name}`);

/** The figures of some pages taken together. */
function line(name: string, some: readonly Page[]): string {
  const sentences = some.flatMap((page) => rhythmOf(page).sentences);
  const words = sum(sentences.map((sentence) => sentence.words));
  const short = sentences.filter((sentence) => sentence.isShort).length;
  return row(
    name,
    String(sum(some.map(wordsOn))),
    String(sentences.length),
    (words / sentences.length || 0).toFixed(1),
    `${Math.round((100 * short) / sentences.length || 0)} %`,
    String(sum(some.flatMap(turnsOn).map(({ hits }) => hits.length))),
    String(sum(some.map((page) => troubleRowsOf(page).length))),
  );
}

function wordsOn({ passages }: Page): number {
  return sum(
    passages
      .filter(({ place }) => !['title', 'description', 'picture'].includes(place))
      .map(({ text }) => wordsOf(text).length),
  );
}

function hitsByTurn(some: readonly Page[]): [name: string, hits: number][] {
  const byTurn = new Map<string, number>();
  for (const { turn, hits } of some.flatMap(turnsOn)) {
    byTurn.set(turn.name, (byTurn.get(turn.name) ?? 0) + hits.length);
  }
  return [...byTurn].sort(([, a], [, b]) => b - a);
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(66) + cells.map((cell) => cell.padStart(13)).join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
