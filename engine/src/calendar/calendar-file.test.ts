import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'c2a3f4d5@heronbay.slipway.example',
  createdAt: at('2025-06-02 20:21'),
  updatedAt: at('2025-06-02 20:24'),
  start: at('2025-06-14 10:00'),
  end: at('2025-06-14 13:00'),
  canceled: false,
  tentative: false,
  summary: 'Plover 5, Heron Bay Boats',
  description: 'Booking R7K2QD; bring a jacket,\nand an umbrella',
  location: 'North Pier, Heron Bay',
  position: { lat: 55.6761, long: 12.5683 },
  url: 'https://heronbay.slipway.example/bookings/R7K2QD',
};

/** The values by name, unfolded and unescaped as a calendar does it. */
function read(file: string): Record<string, string> {
  const lines = file.replace(/\r\n /g, '').split('\r\n').filter(Boolean);
  const values = lines.map((line) => {
    const colon = line.indexOf(':');
    const value = line
      .slice(colon + 1)
      .replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
    return [line.slice(0, colon), value];
  });
  return Object.fromEntries(values);
}

describe('the calendar file', () => {
  test('has the trip at its moment, whatever the clock at the dock says', () => {
    expect(read(calendarFile(event))).toMatchObject({
      DTSTART: '20250614T080000Z',
      DTEND: '20250614T110000Z',
      STATUS: 'CONFIRMED',
      METHOD: 'PUBLISH',
      GEO: '55.676100;12.568300',
    });
    const winter = { ...event, start: at('2025-11-15 10:00'), end: at('2025-11-15 13:00') };
    expect(read(calendarFile(winter)).DTSTART).toBe('20251115T090000Z');
  });

  test('keeps its UID and raises its sequence when the booking changes', () => {
    const first = read(calendarFile(event));
    const later = read(calendarFile({ ...event, updatedAt: event.updatedAt + 60_000 }));
    expect(later.UID).toBe(first.UID);
    expect(Number(later.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE));
  });

  test('takes a canceled booking out of the calendar', () => {
    const canceled = read(calendarFile({ ...event, canceled: true }));
    expect(canceled).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED' });
  });

  test('holds any text whole, in lines of 75 bytes, and lets none become a line of its own', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(texts, (text) => {
        const nasty = `${text}\r\nBEGIN:VALARM\n${text}`;
        const file = calendarFile({ ...event, description: nasty });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(file.match(/^BEGIN:/gm)).toHaveLength(2);
        const plain = nasty.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        expect(read(file).DESCRIPTION).toBe(plain);
      }),
    );
  });
});
