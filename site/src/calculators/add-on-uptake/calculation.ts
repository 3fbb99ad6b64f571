import { orderable, orderLinePrice, percentageOf } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, percentage, wholeNumber } from '../frame/fields.ts';
import { picnicBox, tripOf } from '../heron-bay.ts';

/** What an add-on brings in a day, by how many people take one. */
export default defineCalculation({
  id: 'add-on-uptake',
  title: 'What an add-on brings in a day',
  fields: {
    price: money(1450, { label: 'Price of a piece' }),
    cost: money(0, { label: 'It costs you' }),
    bookings: wholeNumber(10, { min: 1, max: 1000 }, { label: 'Bookings a day' }),
    people: wholeNumber(4, { min: 1, max: 500 }, { label: 'People in each' }),
    uptake: percentage(25, { label: 'Take one' }),
    daily: wholeNumber(20, { min: 0, max: 10000 }, { label: 'Daily quantity' }),
  },
  calculate: ({ price, cost, bookings, people, uptake, daily }) => {
    const trip = tripOf({ hours: 3, passengers: bookings * people });
    const wanted = percentageOf(trip.passengers, uptake);
    const box = picnicBox({ price, dailyQuantity: daily });
    const { most } = orderable(box, trip, { now: trip.bookedAt, soldThatDay: 0 });
    const sold = Math.min(wanted, most ?? wanted);
    const revenue = orderLinePrice({ addOn: box, quantity: sold }, trip);
    const spent = orderLinePrice({ addOn: picnicBox({ price: cost }), quantity: sold }, trip);
    return {
      summary: `${sold} pieces bring ${euros(revenue.amount)} a day.`,
      columns: ['Line', 'Result'],
      lines: [
        { what: 'People', how: `${bookings} * ${people}`, result: String(trip.passengers) },
        { what: 'Want one', how: `${trip.passengers} * ${uptake}%`, result: String(wanted) },
        { what: 'Sold', how: `at most ${daily} a day`, result: String(sold) },
        {
          what: 'Revenue, tax included',
          how: revenue.explanation,
          result: euros(revenue.amount),
          isTotal: true,
        },
        ...(cost > 0
          ? [
              { what: 'Your cost', how: spent.explanation, result: euros(-spent.amount) },
              { what: 'Left', result: euros(revenue.amount - spent.amount), isTotal: true },
            ]
          : []),
      ],
      notes:
        wanted > sold ? [`${wanted - sold} more could be sold with a larger daily quantity.`] : [],
    };
  },
});
