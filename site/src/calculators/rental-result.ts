import type { NoPrice, Rental } from '@slipway/engine';
import type { Answer, ResultLine } from './frame/calculation.ts';
import { euros } from './frame/euros.ts';

/** The lines of a rental with the engine's own explanation, and their sum. */
function rentalLines(rental: Rental): ResultLine[] {
  return [
    ...rental.lines
      .filter(({ shown }) => shown !== 'never')
      .map(({ description, explanation, amount }) => ({
        what: description,
        how: explanation,
        result: euros(amount),
      })),
    { what: 'Rental, tax included', result: euros(rental.subtotal), isTotal: true },
  ];
}

/** A rental as an answer, or the sentence why the trip has no price. */
export function rentalAnswer(
  rental: Rental | NoPrice,
  summarize: (price: string) => string,
): Answer {
  if (!rental.priced) return { summary: `No price: ${rental.message}`, lines: [] };
  return {
    summary: summarize(euros(rental.subtotal)),
    lines: rentalLines(rental),
    notes: rental.skipped.map(
      ({ description, message }) => `${description} is left out: ${message}`,
    ),
  };
}
