import type { TenantDatabase } from '../../database/database.ts';

/**
 * The code of a link, if an active partner has it. A misspelled or old link leads to a booking
 * without a partner, never to a refusal.
 */
export async function knownPartnerCode(
  database: TenantDatabase,
  sent: string | undefined,
): Promise<string | null> {
  if (sent === undefined) return null;
  const partner = await database
    .selectFrom('partners')
    .select('code')
    .where('code', '=', sent)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return partner?.code ?? null;
}
