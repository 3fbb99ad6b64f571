import { EXAMPLE_ID, INES, TEAM } from '@slipway/contract';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forTenant } from '../src/database/for-tenant.ts';
import { storeSaturdayWithTeams } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { TeamWorld } from './harness/team-world.ts';
import { engines } from './harness.ts';

/** 09:50 by the clock of North Pier. */
const NOW = new Date('2025-06-14T07:50:00Z');

describe.each(engines)('history and calendar feed on %s', (engine) => {
  let world: TeamWorld;
  let lena: Colleague;
  let kai: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await TeamWorld.open(engine, { now: NOW, store: storeSaturdayWithTeams });
    lena = await signedIn(world.app, 'Lena');
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  const heronBay = () => forTenant(world.database, EXAMPLE_ID.heronBay);
  const setMember = (change: object) =>
    heronBay().updateTable('members').set(change).where('id', '=', TEAM.Kai.id).execute();

  describe('the history of the company', () => {
    const history = async (query: object = {}, who = lena) =>
      (await who.ask('listHistory', { query: { ...query } })).data;

    test('says who changed what, with the old and the new value, newest first', async () => {
      const { data: ines } = await lena.ask('getTeamCustomer', { params: { id: INES.id } });
      world.pass(60_000);
      await kai.ask('changeTeamCustomer', {
        params: { id: INES.id },
        body: { seenUpdatedAt: ines.updatedAt, phoneNumber: '+447700900777' },
      });
      world.pass(60_000);
      const { data: booking } = await lena.ask('getTeamBooking', {
        params: { reference: 'R7K2QD' },
      });
      await lena.ask('changeTeamBooking', {
        params: { id: booking.id },
        body: {
          seenUpdatedAt: booking.updatedAt,
          return: '2025-06-14T12:00:00Z',
          notifyCustomer: false,
        },
      });
      const { entries, people } = await history();
      expect(entries[0]).toMatchObject({
        by: 'Lena',
        subject: { reference: 'R7K2QD', name: 'Ines Okafor' },
        kinds: expect.arrayContaining(['details']),
      });
      expect(entries[0]?.changes).toContainEqual({
        field: 'Return',
        from: 'June 14, 2025, 13:00',
        to: 'June 14, 2025, 14:00',
      });
      expect(entries[1]).toMatchObject({
        by: 'Kai',
        subject: { id: INES.id, reference: null, name: 'Ines Okafor' },
        changes: [{ field: 'Phone', from: '+447700900123', to: '+447700900777' }],
      });
      expect(people.map(({ name }) => name)).toEqual(['Kai', 'Lena', 'Marta', 'Tomasz']);
    });

    test('is narrowed to a kind, a person and days', async () => {
      const by = async (query: object) => (await history(query)).entries.map((entry) => entry.by);
      expect(new Set(await by({ person: `member:${TEAM.Kai.id}` }))).toEqual(new Set(['Kai']));
      const { entries } = await history({ kind: 'details', from: '2025-06-14' });
      expect(entries.map((entry) => entry.by)).toEqual(['Lena', 'Kai']);
      expect((await history({ until: '2025-06-13', kind: 'notes' })).entries).toEqual([]);
      expect((await history({ from: '2025-06-15' })).entries).toEqual([]);
      await lena.problems('listHistory', { query: { person: 'somebody' } });
    });

    test('leaves out bookings of docks at which one does not work, and other companies', async () => {
      await setMember({ dock_ids: [EXAMPLE_ID.millLock] });
      const { entries } = await history({}, kai);
      expect(entries.filter(({ subject }) => subject.reference !== null)).toEqual([]);
      expect(entries[0]?.subject.id).toBe(INES.id);
      await setMember({ dock_ids: null });
      expect(JSON.stringify(await history({}, neighbor))).not.toContain('Okafor');
    });
  });

  describe('the calendar feed', () => {
    const settings = { isOn: true, dockIds: [EXAMPLE_ID.northPier], hideNames: false };
    const save = async (change: object = {}, who = kai) =>
      (await who.ask('saveCalendarFeed', { body: { ...settings, ...change } })).data;
    const fetchFeed = async (url: string | null, headers: Record<string, string> = {}) => {
      const request = new Request(url ?? '', { headers });
      const response = await world.app(request, { address: '192.0.2.77' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const unfolded = (text: string) => text.replace(/\r\n /g, '');

    test('is off at first, and has a link that nobody can guess once it is on', async () => {
      const { data } = await kai.ask('getCalendarFeed');
      expect(data).toMatchObject({ isOn: false, url: null });
      expect(data.docks.map(({ name }) => name)).toContain('North Pier');
      expect(await kai.refusal(406, 'resetCalendarFeed')).toBe(TEAM_ERROR_TEXT.feedIsOff);
      const { url } = await save();
      expect(url).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
      const others = await save({}, lena);
      expect(others.url).not.toBe(url);
    });

    test('holds what is agreed at the chosen docks, at its moment, 14 days back to 60 ahead', async () => {
      const { url } = await save();
      const { status, headers, text } = await fetchFeed(url);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('Cache-Control')).toContain('private');
      const feed = unfolded(text);
      expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(feed).toContain('SUMMARY:Plover 5 · Ines Okafor');
      const trip = feed.split('BEGIN:VEVENT').find((event) => event.includes('W3F7GJ'));
      expect(trip).toContain('DTSTART:20250614T120000Z');
      expect(trip).toContain('DTEND:20250614T160000Z');
      expect(trip).toContain('LOCATION:North Pier');
      expect(feed, 'an option is not agreed').not.toContain('M5Y2RB');
      const moveTo = (reference: string, day: string) => {
        const at = new Date(`${day}T08:00:00Z`);
        return heronBay()
          .updateTable('bookings')
          .set({ pickup_at: at, return_at: at, taken_from: at, taken_until: at })
          .where('reference', '=', reference)
          .execute();
      };
      await moveTo('K4M9TA', '2025-05-30');
      await moveTo('T9C5LZ', '2025-08-14');
      await heronBay()
        .updateTable('bookings')
        .set({ status: 'canceled' })
        .where('reference', '=', 'W3F7GJ')
        .execute();
      const later = unfolded((await fetchFeed(url)).text);
      for (const gone of ['K4M9TA', 'T9C5LZ', 'W3F7GJ']) expect(later).not.toContain(gone);
      expect(later).toContain('R7K2QD');
    });

    test('is not sent again as long as nothing has changed', async () => {
      const { url } = await save();
      const { headers } = await fetchFeed(url);
      const again = await fetchFeed(url, { 'If-None-Match': headers.get('ETag') ?? '' });
      expect(again).toMatchObject({ status: 304, text: '' });
    });

    test('shows no names when they are hidden, and nothing without a dock', async () => {
      const { url } = await save({ hideNames: true });
      const hidden = unfolded((await fetchFeed(url)).text);
      expect(hidden).toContain('SUMMARY:Plover 5 · R7K2QD');
      expect(hidden).not.toMatch(/Okafor|Ines/);
      await save({ dockIds: [] });
      expect((await fetchFeed(url)).text).not.toContain('VEVENT');
      const foreign = { ...settings, dockIds: [EXAMPLE_ID.accountHolder] };
      expect(await kai.problems('saveCalendarFeed', { body: foreign })).toEqual({
        dockIds: [TEAM_FIELD_TEXT.unknownDock],
      });
    });

    test('follows the docks of its owner, and ends with the access', async () => {
      const { url } = await save();
      await setMember({ dock_ids: [EXAMPLE_ID.millLock] });
      expect((await fetchFeed(url)).text).not.toContain('VEVENT');
      await setMember({ dock_ids: null, until: '2025-06-13' });
      expect((await fetchFeed(url)).status).toBe(404);
      await setMember({ until: null, removed_at: NOW });
      expect((await fetchFeed(url)).status).toBe(404);
      await setMember({ removed_at: null });
      expect((await fetchFeed(url)).status).toBe(200);
    });

    test('ends with a reset or when it is switched off, and a wrong link opens nothing', async () => {
      const { url } = await save();
      const { data } = await kai.ask('resetCalendarFeed');
      expect(data.url).not.toBe(url);
      expect((await fetchFeed(url)).status).toBe(404);
      expect((await fetchFeed(data.url)).status).toBe(200);
      await save({ isOn: false });
      expect((await fetchFeed(data.url)).status).toBe(404);
      const on = await save();
      expect(on.url, 'the link of before').toBe(data.url);
      const guess = data.url?.replace(/calendar\/.{4}/, 'calendar/AAAA') ?? '';
      expect((await fetchFeed(guess)).status).toBe(404);
      expect((await fetchFeed(`${guess}.ics`)).status).toBe(404);
    });

    test('has a link that opens nothing else, and that no log shows', async () => {
      const { url } = await save();
      const write = await fetchFeed(url?.replace(/calendar\/.*/, 'team/calendar-feed') ?? '');
      expect(write.status).toBe(401);
      const secret = url?.match(/calendar\/(.{43})/)?.[1] ?? '';
      const { loggedPath } = await import('../src/http/access-log.ts');
      expect(loggedPath(`/calendar/${secret}.ics`)).toBe('/calendar/…');
      expect(loggedPath('/team/calendar-feed')).toBe('/team/calendar-feed');
    });
  });
});
