import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
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
    return { ...data, file: Buffer.from(data.base64, 'base64').toString('latin1') };
  };
  /** The lines of a file in their order. */
  const linesOf = (file: string) =>
    [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, bytes = '']) =>
      Buffer.from(bytes, 'hex').toString('latin1'),
    );

  test('are files with the words, the name and the moment, in the language of the signer', async () => {
    const { fileName, file } = await download(await signatureOf('Paul Lindqvist'));
    expect(fileName).toBe('B2X8WN-paul-lindqvist.pdf');
    const lines = linesOf(file);
    expect(lines.slice(0, 2)).toEqual(['Heron Bay Boats', 'Bådregler og ansvar']);
    expect(lines.join(' ')).toContain('Jeg lejer en Gannet 8 ved North Pier fra 14. juni 2025');
    expect(lines.slice(-2)).toEqual([
      expect.stringContaining('Paul Lindqvist'),
      expect.stringMatching(/^10\. juni 2025 .*18[.:]47 \(Europe\/Copenhagen\)$/),
    ]);
  });

  test('are files that readers of PDF can open: every part is where the table says', async () => {
    const { file } = await download(await signatureOf('Jonas Weber'));
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table, table + 5)).toBe('xref\n');
    const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n /gm)];
    for (const [index, [, place]] of places.entries()) {
      expect(file.slice(Number(place)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    }
    for (const [, length, content] of file.matchAll(
      /Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
    )) {
      expect(content).toHaveLength(Number(length));
    }
  });

  test('show a signature that was drawn, upright', async () => {
    const params = await signatureOf('Ines Okafor');
    await heronBay
      .updateTable('waiver_signatures')
      .set({ signature: 'M 0 200 L 600 0' })
      .where('id', '=', params.id)
      .execute();
    const { file } = await download(params);
    const [, left, bottom, right, top] =
      /q 1\.2 w 1 J 1 j ([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S Q/.exec(file) ?? [];
    expect(Number(right)).toBeGreaterThan(Number(left));
    expect(Number(top)).toBeGreaterThan(Number(bottom));
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
