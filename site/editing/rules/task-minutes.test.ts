import { describe, expect, it } from 'vitest';
import { readPage } from '../page.ts';
import { faultsOf } from '../planted.ts';
import { taskMinutesRule } from './task-minutes.ts';

const rule = taskMinutesRule({
  '/guides/moor/': 10,
  '/guides/setup/': 125,
  '/courses/sail/': 50,
  '/courses/row/': 35,
});

const plant = (body: string, { file = 'moor', minutes = 'minutes: 10' } = {}) =>
  readPage(`docs/guides/${file}.mdx`, `---\ntitle: Moor\n${minutes}\n---\n\n${body}\n`);
const index = (body: string) => plant(body, { file: 'index', minutes: '' });
const setup = (body: string) => plant(body, { file: 'setup', minutes: 'minutes: 125' });

describe('minutes of the task', () => {
  it.each([
    [plant('Text.', { minutes: 'minutes: 8' }), /^3: The page says 8 min, .* says 10\. Correct/],
    [plant('Text.', { minutes: '' }), /^1: The page says no min, .* says 10\. Correct/],
    [plant('Text.', { file: 'index' }), /^3: The page says 10 min, but .* has no task for it/],
    [plant('It takes about 8 minutes.'), /^6: '8 minutes' is not the 10 min of the task/],
    [plant('This guide takes about two hours.'), /'two hours' is not the 10 min/],
    [setup('The parts add up, and together they come to about three hours.'), /'three hours'/],
    [
      setup(
        '```picture timeline\nlabel: Steps.\nmoments:\n  - {when: 60 min, what: A}\n  - {when: 55 min, what: B}\n```',
      ),
      /^6: The timeline comes to 115 min, .* says 125/,
    ],
    [index('Take the [25-minute course](/courses/sail/) first.'), /'25-minute' is not the 50 min/],
    [index('Take [the course](/courses/sail/), which takes about an hour and a half.'), /^6: /],
    [index('| Course | Length |\n|---|---|\n| [Sail](/courses/sail/) | 40 min, start |'), /^8: /],
    [index('All six together take 3 hours and 25 minutes.'), /is not the 85 min/],
  ])('finds what does not agree: case %#', async (page, sentence) => {
    expect(await faultsOf(rule, page)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    plant('It takes about 10 minutes. A trip takes 3 hours, and a hold ends after 20 minutes.'),
    setup('Together they come to about two hours.'),
    setup(
      '```picture timeline\nlabel: Steps.\nmoments:\n  - {when: 120 min, what: A}\n  - {when: 5 min, what: B}\n```',
    ),
    index('Take the [50-minute course](/courses/sail/) first. The hold ends after 20 minutes.'),
    index('| Course | Length |\n|---|---|\n| [Sail](/courses/sail/) | 50 min, start |'),
    index('All six together take 1 hour and 25 minutes.'),
    index('You can [moor](/guides/moor/) a boat for 3 hours.'),
  ])('lets what agrees pass: case %#', async (page) => {
    expect(await faultsOf(rule, page)).toEqual([]);
  });
});
