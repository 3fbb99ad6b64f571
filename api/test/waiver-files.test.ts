import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { compileCompany } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCompany } from '../src/company/apply-company.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobContext } from '../src/jobs/job.ts';
import { mintBookingKey } from '../src/keys/booking-keys.ts';
import { PageVisitor } from './harness/page-visitor.ts';
import { readPdf } from './harness/read-pdf.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

const EXAMPLES = new URL('../../company/examples/', import.meta.url);
const contractPdf = (language = '') =>
  readFile(new URL(`waivers/cruiser-contract${language}.pdf`, EXAMPLES));
const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
const NEW_PDF = '%PDF-1.7\n%of next season\nstartxref\n9\n%%EOF\n';

describe.each(engines)('a waiver that is a PDF on %s', (engine) => {
  let world: SaturdayWorld;
  let heronBay: TenantDatabase;
  let jonas: { bookingId: string; page: PageVisitor };
  let kai: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    heronBay = forTenant(world.opened.database, EXAMPLE_ID.heronBay);
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
    const { id } = await heronBay
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', 'D8N4QS')
      .executeTakeFirstOrThrow();
    jonas = { bookingId: id, page: await visitor(id) };
  });
  afterAll(() => world?.close());

  /** Somebody with the link of a booking, or with the code of one of its waivers. */
  async function visitor(bookingId: string, waiverId?: string, company = 'heronbay') {
    const { now } = world;
    const end = now.getTime() + 86_400_000;
    const key = await heronBay.transaction().execute((transaction) =>
      mintBookingKey(transaction, {
        bookingId,
        return: end,
        ...(waiverId && { only: { waiverId } }),
        now,
      }),
    );
    return new PageVisitor(world, company, key);
  }

  async function waiversOf(page: PageVisitor, language = 'en') {
    const [rules, contract] = await page.ask('listWaivers', { query: { language } });
    if (!rules || !contract) throw new Error('There are two waivers for an Osprey 10.');
    const fileOf = ({ id: waiverId, version }: typeof contract) => ({
      query: { waiverId, version, language },
    });
    return { rules, contract, fileOf };
  }

  const filesStored = async () =>
    (await heronBay.selectFrom('waiver_files').select('sha256').execute())
      .map(({ sha256 }) => sha256)
      .sort();

  async function applyWith(replaced: Record<string, string>): Promise<string[]> {
    const text = await readFile(new URL('heronbay.yaml', EXAMPLES), 'utf8');
    const compiled = await compileCompany('heronbay.yaml', text, async (path) => ({
      content: Uint8Array.from(
        replaced[path] ? Buffer.from(replaced[path]) : await readFile(new URL(path, EXAMPLES)),
      ),
    }));
    if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
    return (await applyCompany(world.opened.database, compiled.company, world.now)).changes;
  }

  test('is read by whoever may sign it, byte for byte, in the language of the page', async () => {
    const { contract, fileOf } = await waiversOf(jonas.page);
    const english = await contractPdf();
    expect(contract).toMatchObject({
      name: 'Cruiser contract',
      paragraphs: [],
      pdf: { sha256: hashOf(english), size: english.length },
    });
    const file = await jonas.page.ask('getWaiverFile', fileOf(contract));
    expect(file).toEqual({
      fileName: 'cruiser-contract.pdf',
      contentType: 'application/pdf',
      base64: english.toString('base64'),
    });
    const danish = await waiversOf(jonas.page, 'da');
    expect(await jonas.page.ask('getWaiverFile', danish.fileOf(danish.contract))).toEqual({
      fileName: 'lejekontrakt-for-kabinebad.pdf',
      contentType: 'application/pdf',
      base64: (await contractPdf('-da')).toString('base64'),
    });
  });

  test('is answered as data that no browser takes for a page', async () => {
    const { contract, fileOf } = await waiversOf(jonas.page);
    const { headers } = await jonas.page.call('getWaiverFile', fileOf(contract));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  test('is not there for another waiver, a written one, a stranger or another company', async () => {
    const { rules, contract, fileOf } = await waiversOf(jonas.page);
    const statusFor = async (page: PageVisitor, call = fileOf(contract)) =>
      (await page.call('getWaiverFile', call)).status;
    expect(await statusFor(jonas.page, fileOf(rules))).toBe(404);
    const unknown = { ...contract, id: EXAMPLE_ID.newBooking };
    expect(await statusFor(jonas.page, fileOf(unknown))).toBe(404);
    expect(await statusFor(await visitor(jonas.bookingId, contract.id))).toBe(200);
    expect(await statusFor(await visitor(jonas.bookingId, rules.id))).toBe(404);
    expect(await statusFor(await visitor(jonas.bookingId, undefined, 'kestrelquay'))).toBe(401);
    expect(await statusFor(new PageVisitor(world, 'heronbay'))).toBe(401);
  });

  test('is read by the team in the language of the booking, not by the neighbor and not beyond a dock', async () => {
    const { rules, contract } = await waiversOf(jonas.page);
    const call = (waiver: typeof contract) => ({
      params: { id: jonas.bookingId },
      query: { waiverId: waiver.id, version: waiver.version },
    });
    const { data } = await kai.ask('getTeamWaiverFile', call(contract));
    expect(data.base64).toBe((await contractPdf('-de')).toString('base64'));
    expect((await kai.call('getTeamWaiverFile', call(rules))).status).toBe(404);
    expect((await neighbor.call('getTeamWaiverFile', call(contract))).status).toBe(404);
    const members = heronBay.updateTable('members').where('name', '=', 'Kai');
    await members.set({ dock_ids: [EXAMPLE_ID.millLock] }).execute();
    expect((await kai.call('getTeamWaiverFile', call(contract))).status).toBe(404);
    await members.set({ dock_ids: null }).execute();
  });

  test('is inside the signed copy, which names its version and its hash', async () => {
    const { contract } = await waiversOf(jonas.page);
    const id = contract.signatures[0]?.id ?? '';
    const { data } = await kai.ask('getSignedCopy', { params: { id } });
    const { lines, attachments } = await readPdf(data.base64);
    const original = await contractPdf('-de');
    const attached = attachments['mietvertrag-fur-das-kajutboot.pdf'];
    expect(Buffer.from(attached?.content ?? []).equals(original)).toBe(true);
    expect(lines).toContain(`D8N4QS · Fassung ${contract.version}`);
    expect(lines.join(' ')).toContain(
      'Das unterschriebene Dokument ist als mietvertrag-fur-das-kajutboot.pdf angehängt.',
    );
    expect(lines.join('')).toContain(hashOf(original));
    expect(lines.join(' ')).toContain('Jonas Weber');
  });

  test('is a new version with a new file, for new signatures only; files go when nobody needs them', async () => {
    const [english, danish, german] = await Promise.all(
      ['', '-da', '-de'].map(async (language) => hashOf(await contractPdf(language))),
    );
    const before = await waiversOf(jonas.page);
    expect(await filesStored()).toEqual([english, danish, german].sort());
    expect(await applyWith({})).toEqual([]);

    const path = 'waivers/cruiser-contract-de.pdf';
    expect(await applyWith({ [path]: NEW_PDF })).toEqual([
      'changed waiver Cruiser contract: documents, version',
    ]);
    const newHash = hashOf(NEW_PDF);
    expect(await filesStored()).toEqual([english, danish, german, newHash].sort());
    const old = await jonas.page.refusal(406, 'getWaiverFile', before.fileOf(before.contract));
    expect(old).toBe('waiverChanged');
    const [signature] = before.contract.signatures;
    const { data } = await kai.ask('getSignedCopy', { params: { id: signature?.id ?? '' } });
    const { attachments } = await readPdf(data.base64);
    const [kept] = Object.values(attachments);
    expect(hashOf(Buffer.from(kept?.content ?? []))).toBe(german);

    await applyWith({});
    expect(await filesStored()).toEqual([english, danish, german].sort());
    await applyWith({ [path]: NEW_PDF });
    await heronBay
      .deleteFrom('waiver_signatures')
      .where('booking_id', '=', jonas.bookingId)
      .execute();
    await forgetAt(world.now);
    expect(await filesStored()).toEqual([english, danish, newHash].sort());

    const { contract } = await waiversOf(jonas.page, 'de');
    await jonas.page.ask('signWaiver', {
      query: { language: 'de' },
      body: {
        waiverId: contract.id,
        version: contract.version,
        signerName: 'Jonas Weber',
        signature: null,
        agreed: true,
      },
    });
    await applyWith({});
    expect(await filesStored()).toContain(newHash);
    const retained = new Date(world.now);
    retained.setUTCMonth(retained.getUTCMonth() + 36);
    await forgetAt(new Date(retained.getTime() - 1));
    expect(await filesStored()).toContain(newHash);
    await forgetAt(retained);
    expect(await filesStored()).toEqual([english, danish, german].sort());
  });

  async function forgetAt(now: Date): Promise<void> {
    const job = JOBS.find(({ name }) => name === 'forget-old-signatures');
    const log = { info() {}, warn() {}, error() {} };
    const context = { database: world.opened.database, now, log };
    await job?.run({}, context as unknown as JobContext);
  }
});
