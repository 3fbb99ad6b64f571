import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { readPdf } from './harness/read-pdf.ts';
import { SaturdayWorld } from './harness/saturday.ts';
import { type Colleague, signedIn } from './harness/team.ts';
import { engines } from './harness.ts';

describe.each(engines)('signed copies on %s', (engine) => {
  let world: SaturdayWorld;
  let heronBay: TenantDatabase;
  let kai: Colleague;
  let neighbor: Colleague;

  beforeAll(async () => {
    world = await SaturdayWorld.open(engine);
    heronBay = forTenant(world.opened.database, EXAMPLE_ID.heronBay);
    kai = await signedIn(world.app, 'Kai');
    neighbor = await signedIn(world.app, 'Neighbor');
  });
  afterAll(() => world?.close());

  const signatureOf = async (signerName: string) => {
    const { id } = await heronBay
      .selectFrom('waiver_signatures')
      .select('id')
      .where('signer_name', '=', signerName)
      .executeTakeFirstOrThrow();
    return { id };
  };
  const download = async (params: { id: string }) => {
    const { data } = await kai.ask('getSignedCopy', { params });
    return { ...data, ...(await readPdf(data.base64)) };
  };

  test('are files with the words, the name and the moment, in the language of the signer', async () => {
    const { fileName, lines, info } = await download(await signatureOf('Paul Lindqvist'));
    expect(fileName).toBe('B2X8WN-paul-lindqvist.pdf');
    expect(lines.slice(0, 2)).toEqual(['Heron Bay Boats', 'Bådregler og ansvar']);
    expect(lines.join(' ')).toContain('Jeg lejer en Gannet 8 ved North Pier fra 14. juni 2025');
    expect(lines.slice(-2)).toEqual([
      expect.stringContaining('Paul Lindqvist'),
      expect.stringMatching(/^10\. juni 2025 .*18[.:]47 \(Europe\/Copenhagen\)$/),
    ]);
    expect(info).toMatchObject({
      Language: 'da',
      Title: expect.stringContaining('Paul Lindqvist'),
    });
  });

  test.each(['Ελένη Παπαδοπούλου', 'Łukasz Żółć', 'Дмитро Шевченко', 'Nguyễn Ánh'])(
    'show the name %s in its own letters',
    async (name) => {
      const params = await signatureOf('Jonas Weber');
      const renamed = (signer_name: string) =>
        heronBay.updateTable('waiver_signatures').set({ signer_name }).where('id', '=', params.id);
      await renamed(name).execute();
      const { lines } = await download(params);
      await renamed('Jonas Weber').execute();
      expect(lines.join('\n').split(name)).toHaveLength(3);
    },
  );

  test('can be read out: every part is tagged, a drawn signature by its name', async () => {
    const params = await signatureOf('Ines Okafor');
    await heronBay
      .updateTable('waiver_signatures')
      .set({ signature: 'M 0 200 L 600 0' })
      .where('id', '=', params.id)
      .execute();
    const { pdf } = await download(params);
    const page = await pdf.getPage(1);
    const { children } = await page.getStructTree();
    expect(children).toContainEqual(expect.objectContaining({ role: 'H1' }));
    expect(children).toContainEqual(
      expect.objectContaining({ role: 'Figure', alt: 'Ines Okafor' }),
    );
    const { lines } = await download(params);
    expect(lines).not.toContain('Ines Okafor');
  });

  test('are the same file each time', async () => {
    const params = await signatureOf('Paul Lindqvist');
    expect((await download(params)).base64).toBe((await download(params)).base64);
  });

  test('are not there for another company, nor under an ID that is none', async () => {
    const params = await signatureOf('Paul Lindqvist');
    expect((await neighbor.call('getSignedCopy', { params })).status).toBe(404);
    expect((await kai.call('getSignedCopy', { params: { id: 'B2X8WN' } })).status).toBe(404);
  });

  test('are not there for a host of another dock', async () => {
    const params = await signatureOf('Paul Lindqvist');
    await heronBay
      .updateTable('members')
      .set({ dock_ids: [EXAMPLE_ID.millLock] })
      .where('name', '=', 'Kai')
      .execute();
    const there = await signedIn(world.app, 'Kai');
    expect((await there.call('getSignedCopy', { params })).status).toBe(404);
  });
});
