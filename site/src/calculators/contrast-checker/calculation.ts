import {
  type Color,
  contrastOf,
  formatColor,
  formatContrast,
  LEAST_CONTRAST,
  parseColor,
  readableShade,
} from '@slipway/engine';
import {
  type Answer,
  defineCalculation,
  type Field,
  type FieldText,
  problem,
  type ResultLine,
  value,
} from '../frame/calculation.ts';

/** A text on a background, in the colors of a brand and white. */
interface Pair {
  name: string;
  text: Color;
  background: Color;
  /** The color of the two that the reader can change. */
  own: Color;
}

/** The answer with what its drawing needs. */
export interface ContrastAnswer extends Answer {
  pairs: Pair[];
}

const WHITE: Color = [255, 255, 255];

/** Whether white letters read on the main color, and letters in the accent on white. */
export default defineCalculation({
  id: 'contrast-checker',
  title: 'Check the contrast of your colors',
  fields: {
    main: color('#0B5C7A', { label: 'Main color', group: 'Your colors' }),
    accent: color('#E07A1F', { label: 'Accent', group: 'Your colors' }),
  },
  calculate: ({ main, accent }): ContrastAnswer => {
    const pairs: Pair[] = [
      { name: 'White letters on the main color', text: WHITE, background: main, own: main },
      { name: 'Letters in the accent on white', text: accent, background: WHITE, own: accent },
    ];
    const faint = pairs.filter((pair) => !isEnough(pair));
    return {
      summary:
        faint.length === 0
          ? `Both colors reach ${LEAST_CONTRAST}:1.`
          : `Below ${LEAST_CONTRAST}:1: ${faint.map(({ own }) => formatColor(own)).join(' and ')}.`,
      columns: ['Pair', 'Contrast'],
      lines: pairs.map(lineOf),
      pairs,
    };
  },
});

function isEnough({ text, background }: Pair): boolean {
  return contrastOf(text, background) >= LEAST_CONTRAST;
}

function lineOf(pair: Pair): ResultLine {
  const { name, text, background, own } = pair;
  const shade = formatColor(readableShade(own, WHITE));
  return {
    what: name,
    how: isEnough(pair)
      ? `${formatColor(own)} is dark enough.`
      : `${formatColor(own)} is too light. The nearest shade that is enough: ${shade}.`,
    result: formatContrast(contrastOf(text, background)),
  };
}

/** A color as hex, typed so that it can be pasted from a style guide. */
function color(start: string, text: FieldText): Field<Color> {
  return {
    ...text,
    start,
    control: { type: 'line', inputMode: 'text' },
    read: (typed) => {
      const read = parseColor(typed);
      return read ? value(read) : problem('Enter a color as hex, such as #0e4a5c.');
    },
  };
}
