import type { CompanyPages } from '@slipway/company';
import type { CostType } from '@slipway/contract';
import { formatText } from '@slipway/contract/languages';
import { mailTexts } from '@slipway/contract/languages/mail';
import { couponDescription } from '@slipway/engine';
import { fallbackOf, ownWords } from './pages.ts';

/** The line that stands for all others once a booking is canceled. */
export const CANCELLATION_FEE = 'Cancellation fee';

type Line = { type: CostType; description: string };

/** How the lines of a booking are said to its customer. */
export type LineWords = (line: Line) => string;

const CODE_WORDS = couponDescription('');
const PIECES = /^(\d+ × )(.+)$/s;

/**
 * Says cost lines in a language. They are stored in the words of the company; those that Slipway
 * puts together or writes itself are put together again in the words of the language.
 */
export function lineWords(
  pages: Pick<CompanyPages, 'languages' | 'translations'>,
  language: string,
  /** The trip, so that the line of its boats says how many they are. */
  trip: { boats: number; boatModel: string },
): LineWords {
  const own = ownWords(pages, language);
  const texts = mailTexts(language, fallbackOf(pages, language));
  return ({ type, description }) => {
    if (type === 'coupon' && description.startsWith(CODE_WORDS)) {
      const code = description.slice(CODE_WORDS.length);
      return formatText(texts.codeLine, { code }, { locale: language });
    }
    if (type === 'manual' && description === CANCELLATION_FEE) return texts.cancellationFeeLine;
    if (type === 'pricing_structure' && description === trip.boatModel && trip.boats > 1) {
      return `${trip.boats} × ${own(description)}`;
    }
    const pieces = type === 'add_on' ? PIECES.exec(description) : null;
    return pieces ? `${pieces[1]}${own(pieces[2] ?? '')}` : own(description);
  };
}
