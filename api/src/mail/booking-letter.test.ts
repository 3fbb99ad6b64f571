import { LANGUAGES } from '@slipway/contract/languages';
import { describe, expect, test } from 'vitest';
import type { BookingFacts } from './booking-facts.ts';
import { BOOKING_MAILS, bookingLetter, staffLetter } from './booking-letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { bookingLinks } from './links.ts';

const FACTS: BookingFacts = {
  company: {
    name: 'Heron Bay Boats',
    slug: 'heronbay',
    emailAddress: 'office@heronbay.example',
    phoneNumber: '+4512345678',
    mainColor: '#0B5C7A',
  },
  id: '0b9a4c1e-5b1f-4d0a-9f0e-0d3c5a7b9e11',
  reference: 'R7K2QD',
  status: 'confirmed',
  createdAt: new Date('2025-06-02T18:21:00Z'),
  updatedAt: new Date('2025-06-02T18:24:00Z'),
  expiresAt: new Date('2025-06-04T18:21:00Z'),
  language: 'en',
  locale: 'en-GB',
  ownTexts: {},
  fallback: 'en',
  givenName: 'Ines',
  fullName: 'Ines Okafor',
  phoneNumber: '+447700900123',
  textNumber: '+447700900123',
  bookedBy: 'customer',
  emailAddress: 'ines.okafor@example.com',
  dockName: 'North Pier',
  address: {
    country: 'DK',
    line1: 'North Pier 1',
    line2: 'Blue boathouse',
    city: 'Heron Bay',
    postalCode: '4792',
    stateOrRegion: 'Zealand',
    gps: { lat: 55.0412, long: 12.0153 },
    timeZoneName: 'Europe/Copenhagen',
  },
  boatModel: 'Plover 5',
  boatPhoto: 'https://media.slipway.example/heronbay/plover-5.jpg',
  pickup: new Date('2025-06-14T08:00:00Z'),
  return: new Date('2025-06-14T11:00:00Z'),
  boats: 1,
  passengers: 4,
  currency: 'EUR',
  costs: [
    { description: 'Plover 5, 3 hours', amount: 13200 },
    { description: 'Picnic box', amount: 2900 },
    { description: 'WELCOME5', amount: -660 },
    { description: 'Booking fee', amount: 494 },
  ],
  total: 15934,
  paid: 5934,
  balance: 10000,
  extras: [{ name: 'Picnic box', quantity: 2 }],
  paymentRequest: null,
  depositsMissing: 15000,
  depositsInPlace: { releasing: 0, held: 0, charged: 0 },
  signaturesMissing: 3,
  flow: { off: [], notes: {}, textMessages: ['start_link'], staffEmails: [] },
};

const links = bookingLinks((slug) => `https://${slug}.slipway.example`, {
  slug: 'heronbay',
  reference: 'R7K2QD',
  key: '3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU',
});
const details = { askForPayment: true, dueAt: FACTS.pickup, depositTaking: 'hold' } as const;
const now = new Date('2025-06-14T04:00:00Z');

const write = (
  kind: (typeof BOOKING_MAILS)[number],
  facts: Partial<BookingFacts> = {},
  more: object = {},
) => {
  const letter = bookingLetter(kind, { ...FACTS, ...facts }, { links, details, now, ...more });
  return { ...letter, html: letterHtml(letter), text: letterText(letter) };
};

/** Addresses in the order in which a reader meets them. */
const linksIn = (text: string) =>
  [...text.replaceAll('&amp;', '&').matchAll(/https:[^\s"<]+/g)].map(([url]) => url);

const withoutPictures = (html: string) => html.replace(/<img class="(?:picture|code)"[^>]*>/g, '');

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(BOOKING_MAILS)('%s says the same as HTML and as plain text', (kind) => {
    const { subject, html, text } = write(kind, { language });
    expect(subject).not.toBe('');
    for (const form of [subject, html.replace(/<style>.*<\/style>/s, ''), text]) {
      expect(form).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(linksIn(withoutPictures(html))).toEqual(linksIn(text));
    expect(text).toContain('Ines');
    expect(text).toContain('Heron Bay Boats');
  });
});

test('a reader of each language gets other words', () => {
  const texts = Object.keys(LANGUAGES).map((language) => write('confirmed', { language }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('amounts and times are written as in the language of the customer', () => {
  const german = write('confirmed', { language: 'de', locale: 'de' }).text.replaceAll(
    '\u00a0',
    ' ',
  );
  expect(german).toContain('100,00 €');
  expect(german).toContain('Samstag, 14. Juni 2025');
  expect(german).toContain('10:00');
  const danish = write('confirmed', { language: 'da', locale: 'da' }).text.replaceAll(
    '\u00a0',
    ' ',
  );
  expect(danish).toContain('100,00 €');
  expect(danish).toContain('10.00');
  expect(write('dayOfTrip', { locale: 'en-GB' }).text).toContain('at 10:00 we expect you');
  expect(write('dayOfTrip', { locale: 'en-US' }).text).toMatch(/at 10:00\sAM we expect you/);
});

test('the words that a company has chosen for its pages are in its messages', () => {
  const { text } = write('confirmed', { ownTexts: { 'common.pickup': 'Departure' } });
  expect(text).toContain('Departure: Saturday');
  expect(text).not.toContain('Pickup');
});

test('what names, docks and extras hold is text, never markup', () => {
  const evil = '<img src=x onerror="alert(1)">\'&';
  const { html } = write('confirmed', {
    givenName: evil,
    dockName: evil,
    boatModel: evil,
    boatPhoto: 'https://media.slipway.example/"onerror="alert(1)',
    extras: [{ name: evil, quantity: 1 }],
    costs: [{ description: evil, amount: 100 }],
    company: { ...FACTS.company, name: evil, mainColor: `red}${evil}`, phoneNumber: evil },
    flow: { off: [], notes: { confirmed: evil }, textMessages: [], staffEmails: [] },
    address: { ...FACTS.address, line1: evil },
  });
  expect(withoutPictures(html)).not.toContain('<img');
  expect(html).not.toMatch(/onerror="/);
  expect(html.match(/&lt;img src=x onerror=&quot;/g)?.length).toBeGreaterThan(6);
});

describe('a text of the company', () => {
  const noted = (note: string, changes: Partial<BookingFacts> = {}) =>
    write('confirmed', {
      flow: { off: [], notes: { confirmed: note }, textMessages: [], staffEmails: [] },
      ...changes,
    });
  const READY =
    '{givenName}, {boats, plural, one {your boat is} other {your # boats are}} at {dockName} on {pickupAt, date, full} at {pickupAt, time, short}.';

  test('has its fields filled in, as HTML and as plain text', () => {
    const sentence =
      /Ines,\syour\sboat\sis\sat\sNorth\sPier\son\sSaturday,?\s14\sJune\s2025\sat\s10:00\./;
    const { html, text } = noted(READY);
    expect(html).toMatch(sentence);
    expect(text).toMatch(sentence);
    expect(noted(READY, { boats: 2 }).html).toContain('Ines, your 2 boats are at North Pier');
  });

  test('shows a field that does not exist in its brackets, and brackets that cannot be read', () => {
    expect(noted('Hello {firstName}.').text).toContain('Hello {firstName}.');
    expect(noted('Bring {boats, plural, one {a line}}.').text).toContain(
      'Bring {boats, plural, one {a line}}.',
    );
  });
});

test('a confirmation shows the boat, named for those who see no picture, and none where there is none', () => {
  const { html, text } = write('confirmed');
  expect(html).toContain(
    '<img class="picture" src="https://media.slipway.example/heronbay/plover-5.jpg" alt="Plover 5"',
  );
  expect(text).not.toContain('media.slipway.example');
  expect(write('confirmed', { boatPhoto: null }).html).not.toContain('<img class="picture"');
});

test('the team reads who has booked, and cannot open the booking with it', () => {
  const letter = staffLetter(FACTS, { ...links, booking: '', pay: '', sign: '' });
  const text = letterText(letter);
  expect(letter.subject).toBe('New booking R7K2QD: Plover 5 on 14 June 2025');
  expect(text).toContain('Name: Ines Okafor');
  expect(text).toContain('Phone: +447700900123');
  expect(letterHtml(letter)).not.toContain('key=');
  expect(staffLetter({ ...FACTS, status: 'option' }, links).subject).toMatch(/^Request R7K2QD/);
});

test('curly brackets in a name stay what they are', () => {
  const { text } = write('confirmed', { givenName: '{reference, plural, other {x}}' });
  expect(text).toContain('Hello {reference, plural, other {x}},');
});

test('a confirmation asks for money only where something is open and the company wants it', () => {
  const pay = links.pay;
  expect(write('confirmed').text).toContain(pay);
  const nothingElse = { depositsMissing: 0 };
  const paid = { ...nothingElse, balance: 0, paid: 15934 };
  expect(write('confirmed', paid).text).not.toContain(pay);
  const unasked = { details: { askForPayment: false } };
  expect(write('confirmed', nothingElse, unasked).text).not.toContain(pay);
});

test.each([
  ['releasing', 'only reserved as a deposit. We release it.'],
  ['held', 'The deposit of €150.00 stays reserved on your card for now.'],
  ['charged', 'You paid a deposit of €150.00. We pay it back to you, or tell you why we keep it.'],
])('a canceled booking says of a deposit that is %s what becomes of it', (state, sentence) => {
  const none = { releasing: 0, held: 0, charged: 0 };
  const canceled = { costs: [], total: 0, paid: 0, balance: 0 };
  const { text } = write('canceled', { ...canceled, depositsInPlace: { ...none, [state]: 15000 } });
  expect(text).toContain(sentence);
  expect(write('canceled', canceled).text).not.toContain('deposit');
});

test('a canceled booking tells its fee and what is paid back', () => {
  const kept = { costs: [{ description: 'Cancellation fee', amount: 6600 }], total: 6600 };
  const { text } = write('canceled', { ...kept, paid: 15934, balance: -9334 });
  expect(text).toContain('The cancellation costs €66.00.');
  expect(text).toContain('€93.34');
  expect(text).toContain(links.form);
  const free = write('canceled', { costs: [], total: 0, paid: 0, balance: 0 }).text;
  expect(free).toContain('The cancellation costs you nothing.');
});

test('Day of trip says today on that day only', () => {
  expect(write('dayOfTrip').subject).toContain('Today');
  const evening = { now: new Date('2025-06-13T20:00:00Z') };
  expect(write('dayOfTrip', {}, evening).subject).not.toContain('Today');
});

test('the key of a booking is in no link that is not about the booking', () => {
  for (const kind of ['thankYou', 'comeBack'] as const) {
    expect(write(kind).html).not.toContain('#key=');
  }
});
