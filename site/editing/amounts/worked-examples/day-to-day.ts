import { given, plover, type WorkedExamples } from '../calculations.ts';

const folder = 'docs/guides/day-to-day';

export const dayToDay: WorkedExamples = {
  [`${folder}/bookings/edit-or-cancel-a-booking.mdx`]: [
    [plover(3) - plover(2)],
    [plover(4) - plover(3)],
  ],
  [`${folder}/bookings/manage-booking-finances.mdx`]: given(4000),
  [`${folder}/sales-insights.mdx`]: given(300_000, 400_000, 500_000, 600_000, 20_000),
  [`${folder}/tracking-changes.mdx`]: [[plover(3) - plover(2)]],
};
