export { choice, tick } from './choice.ts';
export { date, time } from './date-and-time.ts';
export { money } from './money.ts';
export { number, percentage, wholeNumber } from './number.ts';
export { line, source } from './text.ts';
