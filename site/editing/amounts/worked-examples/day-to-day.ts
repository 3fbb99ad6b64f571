import { given, ordered, plover, share, type WorkedExamples } from '../calculations.ts';

const folder = 'docs/guides/day-to-day';

/** What a third picnic box adds to the booking fee of a Plover 5 for four hours with two. */
const withBoxes = (boxes: number) => share(plover(4) + ordered({}, boxes), 3.2)[0];
const moreFee = withBoxes(3) - withBoxes(2);

export const dayToDay: WorkedExamples = {
  [`${folder}/add-on-orders.mdx`]: [[ordered({}, 1) + moreFee], [moreFee]],
  [`${folder}/bookings/edit-or-cancel-a-booking.mdx`]: [
    [plover(3) - plover(2)],
    [plover(4) - plover(3)],
  ],
  [`${folder}/bookings/manage-booking-finances.mdx`]: given(4000),
  [`${folder}/sales-insights.mdx`]: given(300_000, 400_000, 500_000, 600_000, 20_000),
  [`${folder}/tracking-changes.mdx`]: [[plover(3) - plover(2)]],
};
