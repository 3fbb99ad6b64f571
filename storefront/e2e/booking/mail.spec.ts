import { withInlinePictures } from '../../../api/src/mail/inline-pictures.ts';
import { scan } from './scan.ts';
import { expect, test } from './world.ts';

test('the team scans the code of a confirmation, which leads to the booking and opens nothing by itself', async ({
  world,
  page,
}) => {
  const booking = await world.book({ notifyCustomer: true });
  const message = await world.heronBay
    .selectFrom('outbox')
    .select(['html', 'text', 'attachments'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  // The letter says where in the message its code is; its boat comes from the company's own pages.
  expect(message.html).toContain(`cid:${message.attachments.at(-1)?.contentId}`);
  await page.setContent(withInlinePictures(message));
  const boat = page.getByRole('img', { name: 'Plover 5' });
  await expect(boat).toHaveAttribute(
    'src',
    `${new URL(booking.url).origin}/media/heronbay/plover-5.jpg`,
  );
  await expect(boat).not.toHaveJSProperty('naturalWidth', 0);
  const code = page.getByRole('img', { name: booking.reference });
  const { port } = new URL(world.url);
  expect(await scan(code)).toBe(`http://dashboard.localhost:${port}/bookings/${booking.reference}`);
  expect(message.text).toContain(`Reference: ${booking.reference}`);
  expect(message.text).toContain(`${booking.url}#key=`);
  expect(message.text).not.toContain('cid:');
});
