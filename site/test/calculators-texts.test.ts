import { formLink } from '@slipway/engine';
import { describe, expect, test } from 'vitest';
import contrastChecker from '../src/calculators/contrast-checker/calculation.ts';
import { startOf, workOut } from '../src/calculators/frame/calculation.ts';
import linkBuilder from '../src/calculators/link-builder/calculation.ts';
import messageTester from '../src/calculators/message-tester/calculation.ts';
import { answerOf, linesOf, problemsOf } from './calculator-answers.ts';

const NORTH_PIER = '1d46b094-c63e-4f74-82bb-d8c995752a69';
const PLOVER_5 = '431628af-aa54-42b6-a78c-d3e43bf051d4';

describe('a link to the form', () => {
  test('opens the form for the model booking', () => {
    const { link, lines } = answerOf(linkBuilder);
    const values = { date: '2025-06-14', dock: NORTH_PIER, model: PLOVER_5, people: '4' };
    expect(link).toBe(formLink('heronbay', { ...values, code: 'WELCOME5' }));
    expect(lines.map(({ what }) => what)).toEqual(['date', 'dock', 'model', 'people', 'code']);
  });

  test('holds what is chosen and nothing else', () => {
    const nothing = { date: '', dock: '', model: '', people: '', code: '' };
    expect(answerOf(linkBuilder, nothing)).toMatchObject({
      link: 'https://heronbay.slipway.example/book',
      lines: [],
    });
    const members = { ...nothing, signin: 'required', codefield: 'yes', partner: 'reedside' };
    expect(answerOf(linkBuilder, members).link).toBe(
      'https://heronbay.slipway.example/book?codefield=1&signin=required&partner=reedside',
    );
  });

  test.each([
    [{ dock: 'North Pier' }, { dock: 'Paste the ID that Show ID gives.' }],
    [{ date: '14.06.2025' }, { date: 'Use a date, such as 2025-06-14.' }],
    [{ people: '0' }, { people: 'Use a whole number from 1.' }],
    [
      { company: 'Heron Bay' },
      { company: 'Use the part before .slipway.example, such as heronbay.' },
    ],
  ])('%o is refused at its field', (changes, problems) => {
    expect(problemsOf(linkBuilder, changes)).toEqual(problems);
  });
});

describe('contrast', () => {
  test('of the colors of Heron Bay is 7.43 and 3.01', () => {
    expect(linesOf(contrastChecker)).toEqual({
      'White letters on the main color': '7.43:1',
      'Letters in the accent on white': '3.01:1',
    });
    expect(answerOf(contrastChecker).summary).toBe('Below 4.5:1: #e07a1f.');
  });

  test.each([
    ['#2E9CCA', '3.12:1'],
    ['#AD5600', '5.11:1'],
    ['#F2B84B', '1.78:1'],
  ])('of %s with white is %s, as the guide says', (accent, contrast) => {
    const lines = linesOf(contrastChecker, { accent });
    expect(lines['Letters in the accent on white']).toBe(contrast);
  });

  test('offers a shade that is enough', () => {
    const [, accent] = answerOf(contrastChecker).lines;
    const shade = /#[0-9a-f]{6}\.$/.exec(accent?.how ?? '')?.[0].slice(0, 7) ?? '';
    expect(answerOf(contrastChecker, { accent: shade }).summary).toBe('Both colors reach 4.5:1.');
  });

  test('of what is no color is asked again', () => {
    expect(problemsOf(contrastChecker, { main: 'blue' })).toEqual({
      main: 'Enter a color as hex, such as #0e4a5c.',
    });
  });
});

describe('a text with plurals, choices and dates', () => {
  test('says the sentence of the guide for one boat and for more', () => {
    const { summary, lines } = answerOf(messageTester);
    const end = 'at North Pier on Saturday, 14 June 2025 at 10:00.';
    expect(summary).toBe(`Your boat is ready ${end}`);
    expect(lines[2]).toMatchObject({ what: `Your 2 boats are ready ${end}` });
  });

  test.each([
    ['en', 'Hello {givenName}', 'Hello Ines'],
    ['en', '{passengers, plural, one {# person} other {# people}}', '4 people'],
    ['da', '{passengers, plural, one {# person} other {# personer}}', '4 personer'],
    ['en', 'for {passengers, select, 1 {you} other {your group}}', 'for your group'],
    ['en', '{pickupAt, date, long}', '14 June 2025'],
    ['da', '{pickupAt, date, long}', '14. juni 2025'],
    ['en', '{pickupAt, date, short}', '14/06/2025'],
    ['en', '{pickupAt, date}', '14 Jun 2025'],
    ['da', '{pickupAt, date, full}', 'lørdag den 14. juni 2025'],
    ['en', '{returnAt, time, short}', '13:00'],
    ['da', '{pickupAt, time, short}', '10.00'],
    ['en', "'{'{passengers, number}'}' {totalAmount}", '{4} €159.34'],
    [
      'en',
      '{boats, plural, one {One boat for {passengers, plural, one {# person} other {# people}}} other {#}}',
      'One boat for 4 people',
    ],
    ['en', '{passengers, plural, offset:1 =4 {you and # others} other {#}}', 'you and 3 others'],
    ['en', '{passengers, selectordinal, few {#rd} other {#th}}', '4th'],
  ])('%s: %s gives %s', (language, message, text) => {
    expect(answerOf(messageTester, { language, message }).summary).toBe(text);
  });

  test('French uses the singular for 0 as well', () => {
    const message = '{boats, plural, one {# bateau} other {# bateaux}}';
    const { lines } = answerOf(messageTester, { language: 'fr', message });
    expect(lines.slice(0, 3).map(({ what }) => what)).toEqual([
      '0 bateau',
      '1 bateau',
      '2 bateaux',
    ]);
  });

  test.each([
    ['', 'Enter a text, such as Hello {givenName}.'],
    ['Hello {givenName', "Close every '{' with a '}'."],
    ['Hello {}', 'Write a name between the braces, such as {givenName}.'],
    ['{boats, plural, one {# boat}}', "Add 'other {text}': it counts when no other option does."],
    ['{boats, plurals, other {a}}', 'Use plural, select, date, time or number.'],
    ['{boats, plural}', 'After the comma comes at least one option, such as other {text}.'],
    ['Hello {givenname}', 'There is no {givenname}. Did you mean {givenName}?'],
    ['{pickupAt}', 'Say how to write it: {pickupAt, date, long} or {pickupAt, time, short}.'],
    ['{pickupAt, date, huge}', 'Use one of the styles short, medium, long, full.'],
    ['{givenName, plural, other {#}}', '{givenName} is no number. Use boats or passengers.'],
    ['{boats, date, long}', '{boats} is no date or time.'],
    ['{boats, number, ::currency/EUR}', 'Write {boats, number} without a style.'],
  ])('%o is refused with what to do', (message, problem) => {
    expect(problemsOf(messageTester, { message })).toEqual({ message: problem });
  });

  test('a fault inside an option is marked at its place', () => {
    const message = '{boats, plural, one {for {nobody}} other {}}';
    const result = workOut(messageTester, { ...startOf(messageTester), message });
    const offset = message.indexOf('{nobody}');
    expect(result).toMatchObject({ problems: { message: { offset, length: '{nobody}'.length } } });
  });
});
