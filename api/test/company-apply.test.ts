import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CompanyFile } from '@slipway/company';
import { ERROR_TEXT, EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  isAsked,
  languageFor,
  ownWords,
  readMessageFlow,
  readPages,
  readQuestions,
  readWaivers,
} from '../src/company/pages.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { Caller } from './harness/caller.ts';
import { slipway } from './harness/command-line.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip, june, ploverTrip } from './harness/trips.ts';
import { engines, TestWorld } from './harness.ts';

const HERON_BAY = new URL('../../company/examples/heronbay.yaml', import.meta.url).pathname;

/** Removes what a company no longer has, with all that refers to it. */
function withoutMillLock(company: CompanyFile): void {
  company.docks = company.docks.filter(({ slug }) => slug !== 'mill-lock');
  company.rentalSetups = company.rentalSetups?.filter(({ dock }) => dock !== 'mill-lock');
  for (const model of company.boatModels) {
    model.placements = model.placements?.filter(({ dock }) => dock !== 'mill-lock');
  }
}

function withoutOsprey(company: CompanyFile): void {
  company.boatModels = company.boatModels.filter(({ slug }) => slug !== 'osprey-10');
  company.categories = company.categories?.filter(({ slug }) => slug !== 'cruisers');
  company.schedules = company.schedules?.filter(({ slug }) => slug !== 'cruiser-trips');
  company.pricings = company.pricings?.filter(({ slug }) => slug !== 'osprey-10');
  company.rentalSetups = company.rentalSetups?.filter(({ boatModel }) => boatModel !== 'osprey-10');
  for (const lines of Object.values(company.lineTranslations ?? {})) {
    for (const slot of ['Weekend', 'Midweek']) delete lines[slot];
  }
  const { bookingForm } = company;
  if (!bookingForm) return;
  bookingForm.questions = bookingForm.questions?.filter(({ slug }) => slug !== 'experience');
  bookingForm.alternatives = {};
}

describe.each(engines)('applying a company file on %s', (engine) => {
  let world: TestWorld;
  let folder: string;
  const references = { north: '', mill: '' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slipway-apply-'));
    await cp(join(dirname(HERON_BAY), 'waivers'), join(folder, 'waivers'), { recursive: true });
    world = await TestWorld.create(engine, storeRentalCompanies);
    const caller = new Caller(await world.startServer(), world.keys.heronbay);
    const book = async (body: object) => {
      const { data } = await caller.ask('createBooking', { body });
      return (await caller.ask('getBooking', { params: { id: data.bookingId } })).data.reference;
    };
    references.north = await book(ploverTrip(14, '10:00', '13:00', { boats: 3, passengers: 9 }));
    references.mill = await book(gannetTrip(14, '10:00', '13:00', { dockId: EXAMPLE_ID.millLock }));
    await world.stopServers();
  });
  afterAll(async () => {
    await world?.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  const apply = async (change: (company: CompanyFile) => void) => {
    const company = parse(await readFile(HERON_BAY, 'utf8'));
    change(company);
    const path = join(folder, 'company.yaml');
    await writeFile(path, stringify(company));
    return slipway(world.database, 'company', 'apply', path);
  };
  const nothing = { exitCode: 0, printed: ['Nothing to change.'], complained: [] };

  test('refuses what would break bookings, with a sentence for each reason, and changes nothing', async () => {
    const { exitCode, printed, complained } = await apply((company) => {
      withoutMillLock(company);
      company.currency = 'SEK';
      company.customerTypes = company.customerTypes.filter(({ type }) => type !== 'custom');
      for (const rate of company.taxRates ?? []) if (rate.slug === 'standard') rate.percentage = 25;
      for (const model of company.boatModels) {
        if (model.slug !== 'plover-5') continue;
        model.boats = [{ name: 'P1' }, { name: 'P2' }];
        model.placements = model.placements?.filter(({ boats }) => boats === undefined);
      }
    });
    expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: [] });
    expect(complained).toEqual([
      `The currency of Heron Bay Boats cannot change from EUR to SEK, because it has bookings since booking ${references.north}.`,
      `The dock Mill Lock cannot be removed, because upcoming booking ${references.mill} needs it: move or cancel it first.`,
      `Plover 5 at North Pier would have too few boats for upcoming booking ${references.north}: keep the boats there, or move or cancel the booking first.`,
      'The tax rate Standard rate is used by bookings, so it can neither be removed nor get another percentage: add a new rate instead.',
      'The customer type Club member cannot be removed, because customers have it: give them another type first.',
      'Nothing was changed.',
    ]);
    expect(await apply(() => {})).toEqual(nothing);
  });

  test('says what it created, changed and removed, and the second time that nothing changed', async () => {
    const change = (company: CompanyFile) => {
      withoutOsprey(company);
      company.name = 'Heron Bay Boat Rental';
      for (const model of company.boatModels) {
        if (model.slug === 'plover-5') model.boats?.push({ name: 'P7', registration: 'DK 7' });
      }
      for (const dock of company.docks) {
        if (dock.slug === 'mill-lock') dock.address.line2 = 'Behind the mill';
      }
      const day = june(14, '00:00').slice(0, 10);
      company.blockouts = [
        { reason: 'Regatta', from: `${day} 12:00`, until: `${day} 20:00`, docks: ['north-pier'] },
      ];
    };
    const { exitCode, printed } = await apply(change);
    expect(exitCode).toBe(0);
    expect(printed).toEqual([
      'changed company Heron Bay Boat Rental: name',
      'changed dock Mill Lock: address',
      'removed boat model Osprey 10',
      'removed picture or video osprey-10.jpg',
      'created boat P7',
      'removed 2 boats: O1, O2',
      'created placement P7 at North Pier',
      'removed 2 placements: O1 at North Pier, O2 at North Pier',
      'created blockout Regatta',
      'removed rental setup Osprey 10 at North Pier from 2023-03-01',
      'changed question Does anyone on board need help getting aboard?: position',
      'removed question Have you steered a cabin cruiser before?',
      'changed pages of customers: translations, alternatives',
      `The blockout Regatta falls on booking ${references.north}, which stays as it is.`,
    ]);
    expect(await apply(change)).toEqual(nothing);
  });

  test('brings back what the file names again, as the API shows', async () => {
    const { printed } = await apply(() => {});
    expect(printed).toContain('brought back boat model Osprey 10');
    expect(printed).toContain('removed boat P7');
    const caller = new Caller(await world.startServer(), world.keys.heronbay);
    const { data: models } = await caller.ask('listBoatModels');
    expect(models.map(({ name }) => name)).toEqual(['Plover 5', 'Gannet 8', 'Osprey 10']);
    await world.stopServers();
  });

  test('keeps the extras of bookings, which nobody can choose any more until the file names them again', async () => {
    const extras = {
      addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 1 }],
      couponCode: 'REED5',
      partnerCode: 'reedside',
    };
    const booked = new Caller(await world.startServer(), world.keys.heronbay);
    const trip = ploverTrip(16, '10:00', '13:00');
    const { data } = await booked.ask('createBooking', { body: { ...trip, ...extras } });
    await world.stopServers();
    const { printed } = await apply((company) => {
      company.addOns = [];
      company.partners = [];
      for (const discount of company.discounts ?? []) {
        discount.codes = discount.codes.filter(({ code }) => code !== 'REED5');
      }
      for (const setup of company.rentalSetups ?? []) setup.confirmation = { method: 'no_payment' };
    });
    expect(printed).toEqual([
      'removed add-on Picnic box',
      'removed picture or video picnic-box.jpg',
      ...[
        'Plover 5 at North Pier',
        'Gannet 8 at North Pier',
        'Gannet 8 at Mill Lock',
        'Osprey 10 at North Pier',
      ].map((pair) =>
        expect.stringMatching(new RegExp(`^changed rental setup ${pair} .*: confirmation$`)),
      ),
      'removed discount code REED5',
      'removed partner Hotel Reedside',
      'changed pages of customers: translations',
    ]);
    const caller = new Caller(await world.startServer(), world.keys.heronbay);
    const params = { id: data.bookingId };
    await caller.ask('updateBooking', { params, body: { passengers: 2 } });
    const kept = (await caller.ask('getBooking', { params })).data;
    expect(kept).toMatchObject({ ...extras, passengers: 2 });
    expect(kept.financialDetails.costs.lines).toHaveLength(3);
    expect((await caller.ask('listAddOns')).data).toEqual([]);
    const body = { ...trip, ...extras };
    expect(Object.keys(await caller.problems('createBooking', { body }))).toEqual([
      'addOns.0.addOnId',
      'partnerCode',
    ]);
    const withCode = { ...trip, couponCode: 'REED5' };
    expect(await caller.refusal(406, 'createBooking', { body: withCode })).toBe(
      ERROR_TEXT.unknownCoupon,
    );
    await world.stopServers();
    expect((await apply(() => {})).printed).toContain('brought back partner Hotel Reedside');
  });

  test('stores what the file says about the pages of customers, for that company alone', async () => {
    const { printed } = await apply((company) => {
      for (const waiver of company.waivers ?? []) {
        if (waiver.text) waiver.text += 'Sail home before dark.';
      }
      for (const flow of company.messageFlows ?? []) flow.beforeTripHours = 24;
      if (company.bookingForm) company.bookingForm.options = { phone: 'required' };
      company.phoneNumber = '+4555509999';
    });
    expect(printed).toEqual([
      'changed company Heron Bay Boats: phone number',
      'changed waiver Boat rules and liability: documents, version',
      'changed message flow With staff at the pier: definition',
      'changed message flow Mill Lock without staff: definition',
      'changed pages of customers: options',
    ]);
    await world.database.use(async ({ database: everyone }) => {
      const database = forTenant(everyone, EXAMPLE_ID.heronBay);
      const pages = await readPages(database);
      expect(pages.options).toMatchObject({ phone: 'required', boatsLeftBelow: null });
      expect(ownWords(pages, 'de')('Early booking')).toBe('Frühbucher');
      expect(ownWords(pages, 'de')('constructor')).toBe('constructor');
      expect(languageFor(pages, 'es-ES', 'da_DK')).toBe('da');
      expect(languageFor(pages, 'es')).toBe('en');

      const setups = await database
        .selectFrom('rental_setups')
        .innerJoin('docks', 'docks.id', 'rental_setups.dock_id')
        .select(['rental_setups.id', 'docks.slug'])
        .where('boat_model_id', '=', EXAMPLE_ID.gannet8)
        .execute();
      const setupId = setups.find(({ slug }) => slug === 'mill-lock')?.id ?? '';
      const [rules, ...others] = await readWaivers(database, setupId);
      expect(others).toEqual([]);
      expect(rules).toMatchObject({ signer: 'every_passenger', retentionMonths: 24 });
      expect(Object.keys(rules?.documents ?? {}).sort()).toEqual(['da', 'de', 'en']);
      expect(rules?.documents.en?.text).toContain('before dark');
      expect(await readMessageFlow(database, setupId)).toMatchObject({
        times: { beforeTripHours: 24, dayOfTripHours: 3, thankYouHours: 20, comeBackWeeks: null },
        notes: { beforeTrip: 'The jetty is behind the lock house.' },
      });
      const trip = { dockId: EXAMPLE_ID.northPier, customerTypeId: '' };
      const asked = (boatModelId: string, questions: Awaited<ReturnType<typeof readQuestions>>) =>
        questions
          .filter((question) => isAsked(question, { ...trip, boatModelId }))
          .map(({ kind }) => kind);
      const questions = await readQuestions(database);
      expect(asked(EXAMPLE_ID.plover5, questions)).toEqual(['number', 'long']);
      expect(asked(EXAMPLE_ID.osprey10, questions)).toEqual(['choice', 'long']);

      const stranger = forTenant(everyone, EXAMPLE_ID.kestrelQuay);
      expect((await readPages(stranger)).languages.default).toBe('nl');
      expect(await readWaivers(stranger, setupId)).toEqual([]);
      expect(await readMessageFlow(stranger, setupId)).toBeNull();
      expect((await readQuestions(stranger)).map(({ kind }) => kind)).toEqual(['yes_no', 'short']);
    });
    await apply(() => {});
  });

  test('refuses an ID or a slug that belongs to another record', async () => {
    const other = '5f0c6f5e-6a39-4a52-9d0c-0a6c2b1f7d11';
    const dock = await apply((company) => {
      for (const entry of company.docks) if (entry.slug === 'mill-lock') entry.id = other;
    });
    expect(dock.complained).toContain(
      `The slug mill-lock belongs to the ID ${EXAMPLE_ID.millLock}: give it that ID, or another slug.`,
    );
    const partner = await apply((company) => {
      for (const entry of company.partners ?? []) entry.id = other;
    });
    expect(partner.complained[0]).toMatch(/^The code reedside belongs to the ID /);
    const company = await apply((file) => {
      file.id = other;
    });
    expect(company.complained).toEqual([
      `The slug heronbay belongs to Heron Bay Boats with the ID ${EXAMPLE_ID.heronBay}: give the file that id, or another slug.`,
      'Nothing was changed.',
    ]);
  });
});
