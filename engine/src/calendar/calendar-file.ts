import type { Instant } from '../time/instant.ts';

/** A booking as a calendar shows it. */
export interface CalendarEvent {
  /** Stays the same for as long as the booking lives, so that a calendar finds its entry again. */
  uid: string;
  createdAt: Instant;
  updatedAt: Instant;
  start: Instant;
  end: Instant;
  canceled: boolean;
  /** An option may still fall through. */
  tentative: boolean;
  summary: string;
  description: string;
  location: string;
  position: { lat: number; long: number } | null;
  url: string | null;
}

const LINE_MAX_BYTES = 75;

const BEGIN = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Slipway//Bookings//EN',
  'CALSCALE:GREGORIAN',
];

/**
 * The calendar file of a booking (RFC 5545). Times are in UTC, which every calendar shows in the
 * time of its owner and which no change of the clock moves.
 */
export function calendarFile(event: CalendarEvent): string {
  const method = `METHOD:${event.canceled ? 'CANCEL' : 'PUBLISH'}`;
  return written([...BEGIN, method, ...eventLines(event), 'END:VCALENDAR']);
}

/** A calendar to subscribe to, which asks to be fetched again every hour. */
export function calendarFeed(feed: { name: string; events: readonly CalendarEvent[] }): string {
  const name = escaped(feed.name);
  return written([
    ...BEGIN,
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...feed.events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);
}

function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { position, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `STATUS:${event.canceled ? 'CANCELLED' : event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(position ? [`GEO:${position.lat.toFixed(6)};${position.long.toFixed(6)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/** Grows with every change of the booking, without a counter that somebody would have to keep. */
function sequenceOf({ createdAt, updatedAt }: CalendarEvent): number {
  return Math.max(0, Math.floor((updatedAt - createdAt) / 1000));
}

/** `20250614T080000Z`. */
function utc(moment: Instant): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Text as a value: what separates values is escaped, and no other control character gets in. */
function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines have at most 75 bytes; the rest goes to lines that begin with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > LINE_MAX_BYTES) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join('\r\n ');
}
