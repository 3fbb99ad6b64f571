import { PAGE_SIZE } from '@slipway/contract';
import pg from 'pg';
import type { BenchWorld } from './operations.ts';

const SAMPLE = 1000;

/** Some bookings and customers that the requests can be about. */
export async function readWorld(url: string): Promise<BenchWorld> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const idsOf = async (table: string): Promise<string[]> => {
    const { rows } = await client.query(`select id from ${table} order by md5(id::text) limit $1`, [
      SAMPLE,
    ]);
    return rows.map(({ id }) => id);
  };
  try {
    const { rows } = await client.query('select count(*)::int as customers from customers');
    return {
      bookingIds: await idsOf('bookings'),
      customerIds: await idsOf('customers'),
      customerPages: Math.ceil(rows[0].customers / PAGE_SIZE),
    };
  } finally {
    await client.end();
  }
}
