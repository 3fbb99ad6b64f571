import { BOOKING_STATUS, valuesOf } from '@slipway/contract';
import { describe, expect, test } from 'vitest';
import { at } from '../../test/heron-bay.ts';
import { HOUR, MINUTE } from '../time/instant.ts';
import { EDITABLE_FIELDS, editableFields } from './editing.ts';
import { nextStatus, statusesAfter } from './next-status.ts';
import { type BookingState, dueStatus, STATUSES_TAKING_BOATS, takesBoats } from './status.ts';
import { completesAt, holdEndsAt, optionDeadline } from './timers.ts';
import { type Actor, TRANSITIONS } from './transitions.ts';

const now = at('2025-06-14 10:00');

function state(changes: Partial<BookingState>): BookingState {
  return { status: 'confirmed', return: now, heldUntil: null, tripRunning: false, ...changes };
}

describe('the status of a booking', () => {
  test('changes only along the table', () => {
    const next = Object.fromEntries(
      valuesOf(BOOKING_STATUS).map((status) => [status, statusesAfter(status).sort()]),
    );
    expect(next).toEqual({
      draft: ['canceled', 'confirmed', 'expired', 'option'],
      option: ['canceled', 'confirmed', 'expired'],
      confirmed: ['canceled', 'completed'],
      expired: ['confirmed'],
      completed: [],
      canceled: [],
    });
  });

  test('of a booking made through the API is confirmed, and needs free boats', () => {
    expect(nextStatus('new', 'created_through_api', 'api')).toEqual({
      ok: true,
      status: 'confirmed',
      needsFreeBoats: true,
    });
  });

  test('needs free boats exactly where a booking starts or comes back to take them', () => {
    const needing = TRANSITIONS.filter(({ needsFreeBoats }) => needsFreeBoats);
    expect(needing.map(({ from, trigger }) => `${from} ${trigger}`)).toEqual([
      'new details_reached',
      'new saved_by_staff',
      'new created_through_api',
      'new held_through_api',
      'new option_through_api',
      'expired late_payment',
      'expired revived',
    ]);
  });

  test('is final when completed or canceled', () => {
    expect(nextStatus('completed', 'canceled', 'staff')).toEqual({
      ok: false,
      message: 'A completed booking is final. Copy it to a new booking.',
    });
  });

  test('is refused to those who may not change it', () => {
    expect(nextStatus('draft', 'canceled', 'customer')).toEqual({
      ok: false,
      message: 'Only staff or api can do this.',
    });
    expect(nextStatus('option', 'hold_ended', 'system')).toMatchObject({ ok: false });
    const actors: Actor[] = ['customer', 'staff', 'system', 'api'];
    for (const { from, trigger, by } of TRANSITIONS) {
      const allowed = actors.filter((actor) => nextStatus(from, trigger, actor).ok);
      expect(allowed.toSorted()).toEqual([...by].sort());
    }
  });
});

describe('boats', () => {
  test('are taken by drafts and options while they are held, and by confirmed bookings', () => {
    const taking = valuesOf(BOOKING_STATUS).filter((status) =>
      takesBoats({ status, heldUntil: now + 1 }, now),
    );
    expect(taking.sort()).toEqual([...STATUSES_TAKING_BOATS].sort());
    expect(takesBoats({ status: 'draft', heldUntil: now }, now)).toBe(false);
    expect(takesBoats({ status: 'option', heldUntil: now }, now)).toBe(false);
    expect(takesBoats({ status: 'confirmed', heldUntil: now }, now)).toBe(true);
  });
});

describe('the clock', () => {
  test('expires drafts after 20 minutes, or 24 hours when staff saved them', () => {
    expect(holdEndsAt({ createdAt: now, madeBy: 'customer' })).toBe(now + 20 * MINUTE);
    expect(holdEndsAt({ createdAt: now, madeBy: 'customer' }, 120)).toBe(now + 2 * HOUR);
    expect(holdEndsAt({ createdAt: now, madeBy: 'staff' })).toBe(now + 24 * HOUR);
    expect(dueStatus(state({ status: 'draft', heldUntil: now }), now)).toBe('expired');
    expect(dueStatus(state({ status: 'draft', heldUntil: now + 1 }), now)).toBeNull();
  });

  test('expires options at their deadline, which is never after the pickup', () => {
    expect(optionDeadline({ madeAt: now, pickup: now + 99 * HOUR })).toBe(now + 48 * HOUR);
    expect(optionDeadline({ madeAt: now, pickup: now + 9 * HOUR })).toBe(now + 9 * HOUR);
    expect(dueStatus(state({ status: 'option', heldUntil: now - 1 }), now)).toBe('expired');
  });

  test('completes a booking 3 hours after its return, unless a trip is running', () => {
    const booking = state({ return: now - 3 * HOUR });
    expect(completesAt(booking)).toBe(now);
    expect(dueStatus(booking, now)).toBe('completed');
    expect(dueStatus(booking, now - 1)).toBeNull();
    expect(dueStatus({ ...booking, tripRunning: true }, now)).toBeNull();
    expect(dueStatus({ ...booking, status: 'canceled' }, now)).toBeNull();
  });
});

test('only return time and people can be changed once a boat is handed out', () => {
  expect(editableFields({ handedOut: false })).toEqual(EDITABLE_FIELDS);
  expect(editableFields({ handedOut: true })).toEqual(['return', 'passengers']);
});
