const WORDS =
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty'.split(
    ' ',
  );
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50];
const NUMBER = `\\d+|an?|${WORDS.join('|')}`;

/** `20 minutes`, `25-minute`, `about two hours`, `3 hours and 25 minutes`, with named groups. */
const DURATION = `(?:(?<hours>${NUMBER})[ -](?:hours?|h)\\b(?: and a (?<half>half)| and (?<rest>${NUMBER}) (?:minutes|min))?|(?<minutes>${NUMBER})[ -](?:minutes?|min)\\b)`;

export interface Duration {
  written: string;
  minutes: number;
  /** How far it may be from the truth: whole hours are rounded. */
  give: number;
}

/** The durations of a text that follow something: `durationsAfter('takes (?:about )?', text)`. */
export function durationsAfter(before: string, text: string): Duration[] {
  const pattern = new RegExp(`(?:${before})(?<written>${DURATION})`, 'gi');
  return Array.from(text.matchAll(pattern), ({ groups = {} }) => {
    const { written = '', hours, half, rest, minutes } = groups;
    const value = 60 * numberOf(hours) + (half ? 30 : 0) + numberOf(rest) + numberOf(minutes);
    return { written, minutes: value, give: hours && !rest ? 15 : 0 };
  });
}

function numberOf(number = '0'): number {
  if (/^\d/.test(number)) return Number(number);
  return VALUES[WORDS.indexOf(number.toLowerCase())] ?? 1;
}
