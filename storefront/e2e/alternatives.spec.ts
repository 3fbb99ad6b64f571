import { expect, test } from '@slipway/ui/layout-check';
import { expectGoodLooks } from './axe.ts';
import { dayAhead, SATURDAY } from './days.ts';
import { FormPage } from './form.ts';

test('a time that is full leads to what is free instead, and one press takes it', async ({
  page,
  browser,
}) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(12, SATURDAY) };
  // Somebody else holds four of the six boats from 10:00 on.
  const other = await browser.newPage();
  const theirs = await FormPage.openFor(other, trip, { boats: '4' });
  await theirs.chooseTime('3 hours', '10:00');
  await theirs.next();
  await theirs.skipExtras();
  await other.close();

  const form = await FormPage.openFor(page, trip, { boats: '3', people: '12' });
  await form.choose('3 hours');
  await expect(page.getByRole('radio', { name: /10:00 full/ })).toBeVisible();
  await form.choose('10:00');
  await expect(page.getByRole('heading', { name: 'What is free instead' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is free instead' })).toBeInViewport();
  await expect(form.button('Next')).toBeDisabled();
  await expect(form.button('Next')).toHaveAccessibleDescription(form.t('form.timeTaken'));
  await expect(page.getByText('€396.00', { exact: true })).toHaveCount(0);
  const offers = page.getByRole('button', { name: /3 × Plover 5, €396.00/ });
  await expect(offers).toHaveCount(6);
  await expectGoodLooks(page);
  await offers.last().click();
  await expect(form.heading(form.t('form.extras'))).toBeFocused();
});

test('somebody was faster: the form says so, offers others, and keeps the wish', async ({
  page,
  browser,
}) => {
  const trip = { dock: 'north-pier', model: 'plover-5', date: dayAhead(13, SATURDAY) };
  const form = await FormPage.openFor(page, trip, { boats: '3', people: '12' });
  await form.chooseTime('3 hours', '10:00');
  await form.next();
  await form.heading(form.t('form.extras')).waitFor();

  const other = await browser.newPage();
  const theirs = await FormPage.openFor(other, trip, { boats: '4' });
  await theirs.chooseTime('3 hours', '10:00');
  await theirs.next();
  await theirs.skipExtras();
  await other.close();

  await form.button(form.t('form.extrasSkip')).click();
  await expect(page.getByText('Somebody else was faster. Choose again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is free instead' })).toBeVisible();
});
