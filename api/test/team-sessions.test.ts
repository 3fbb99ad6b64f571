import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../src/adapters/open-database.ts';
import type { App } from '../src/app.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { Colleague, signedIn } from './harness/team.ts';
import { testApp } from './harness/test-app.ts';
import { engines, TestWorld } from './harness.ts';

const SEASON = new Date('2025-06-14T07:50:00Z');

describe.each(engines)('who is signed in to the dashboard, on %s', (engine) => {
  let world: TestWorld;
  let opened: OpenedDatabase;
  let app: App;
  const now = SEASON;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    const { dataFolder, databaseUrl } = world.database;
    opened = await openDatabase(
      { dataFolder, databaseUrl, poolSize: 2, takeOverOtherHosts: false },
      () => {},
    );
    ({ app } = testApp(opened, { clock: () => now }));
  });
  afterAll(async () => {
    await opened?.close();
    await world?.destroy();
  });

  test('a member sees the company, the own docks and what the role allows', async () => {
    const kai = await signedIn(app, 'Kai');
    const { data } = await kai.ask('getDashboard');
    expect(data.me).toEqual({
      id: TEAM.Kai.id,
      name: 'Kai',
      emailAddress: TEAM.Kai.emailAddress,
      roleId: 'dock_host',
      roleName: 'Dock host',
      dockIds: [EXAMPLE_ID.northPier],
    });
    expect(data.now).toBe('2025-06-14T07:50:00.000Z');
    expect(data.docks.map(({ name }) => name)).toEqual(['North Pier']);
    expect(data.permissions).toContain('trips.run');
    expect(data.permissions).not.toContain('bookings.cancel');
    expect(data.boats.map(({ name }) => name)).toContain('P1');
  });

  test('whoever is not signed in is asked to', async () => {
    expect(await new Colleague(app).refusal(401, 'getDashboard')).toContain('Sign in');
  });
});
