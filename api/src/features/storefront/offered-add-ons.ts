import { type AddOn, formatInstant, isOfferedWith, orderable, orderCutOff } from '@slipway/engine';
import { languageFor, ownWords, readPages } from '../../company/pages.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import { readAddOns } from '../add-ons/operations.ts';
import { soldOnDay } from '../bookings/extras.ts';
import { knownPartnerCode } from './known-partner.ts';
import { readVisitorRecords, visitorOffer, visitorTrip } from './trip-question.ts';

const NO_EXTRAS = { order: [], couponCode: null };

/** The extras that go with a trip; those that are for other trips are left out. */
export const listOfferedAddOns: CustomerHandler<'listOfferedAddOns'> = async (
  { query },
  database,
  context,
) => {
  const { now } = context;
  const trip = visitorTrip(query, context);
  const partnerCode = await knownPartnerCode(database, query.partnerCode);
  const extras = { ...NO_EXTRAS, partnerCode };
  const records = await readVisitorRecords(database, context, trip, extras);
  const offer = visitorOffer(context, trip, records, { extras, coupon: null });
  const categories = await database
    .selectFrom('add_on_categories')
    .select(['id', 'name', 'display'])
    .execute();
  const pages = await readPages(database);
  const say = ownWords(pages, languageFor(pages, query.language));
  const offered = (await readAddOns(database))
    .map((addOn) => ({ addOn, rules: rulesOf(addOn) }))
    .filter(({ rules }) => isOfferedWith(rules, offer.sale));
  const answers = offered.map(async ({ addOn, rules }) => {
    const counted = rules.dailyQuantity !== undefined;
    const soldThatDay = counted ? await soldOnDay(database, offer.sale, addOn.id, { now }) : 0;
    const { most, reason } = orderable(rules, offer.sale, { now: now.getTime(), soldThatDay });
    const category = categories.find(({ id }) => id === addOn.categoryId);
    return {
      id: addOn.id,
      name: say(addOn.name),
      description: say(addOn.description),
      media: addOn.media,
      prices: addOn.prices,
      basis: addOn.basis,
      category: category ? { name: say(category.name), display: category.display } : null,
      most,
      leftThatDay:
        rules.dailyQuantity === undefined ? null : Math.max(0, rules.dailyQuantity - soldThatDay),
      orderable: reason === null,
      reason,
      orderUntil: formatInstant(orderCutOff(rules, trip)),
    };
  });
  return { data: await Promise.all(answers) };
};

function rulesOf({ id, name, definition }: Awaited<ReturnType<typeof readAddOns>>[number]): AddOn {
  return { ...definition, id, name };
}
