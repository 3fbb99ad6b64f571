import type { ProseSection } from './prose-section.ts';

export const boundaries: ProseSection = {
  id: 'boundaries',
  title: 'What it does not do',
  keywords: 'cancel refund add-ons discount codes quote price opening hours webhooks',
  text: `
- **Cancel, refund, add costs.** The API has no call for these, nor for add-ons and discount codes. Staff do that in the dashboard.
- **Quote a price.** The price is calculated when the booking is made; \`GET /v1/bookings/{id}\` shows it.
- **Check opening hours.** A time outside them is taken as long as it has a price. Ask the company which times and lengths to offer.
- **Call you.** There are no webhooks. Ask \`GET /v1/bookings\` for what changed, with \`updatedAfter\`.
`,
};
