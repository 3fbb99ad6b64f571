import type { RentalLine } from '../pricing/rental.ts';
import type { CostLine } from './booking-price.ts';
import type { costLineMaker } from './cost-line.ts';

/** A cost line of the rental, and whether it is an extra charge. */
export interface RentedLine {
  part: 'rental' | 'extra_charge';
  line: CostLine;
}

/** The rental with its tax. Lines of zero that are to be hidden are left out. */
export function rentalLines(
  lines: readonly RentalLine[],
  includesTax: boolean,
  makeLine: ReturnType<typeof costLineMaker>,
): RentedLine[] {
  return lines.flatMap(({ part, shown, ...entered }) =>
    shown === 'never'
      ? []
      : [
          {
            part: part === 'extra_charge' ? part : 'rental',
            line: makeLine({ type: 'pricing_structure', ...entered, includesTax, shown }),
          },
        ],
  );
}
