import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import type { KnownBooking } from './ledger.ts';
import type { Sender } from './sender.ts';

type Listed = {
  listBookings: KnownBooking & { id: string; reference: string };
  listCustomers: AnswerOf<IntegratorOperations['listCustomers']>['data'][number];
};

type Page<Item> = { data: Item[]; pagination: { totalPages: number } };

/** Every item of a list, page by page. */
export async function readAll<Id extends keyof Listed>(
  sender: Sender,
  operation: Id,
  path: string,
): Promise<Listed[Id][]> {
  const items: Listed[Id][] = [];
  for (let page = 1; ; page += 1) {
    const answer = await sender.send(operation, { path: `${path}?page=${page}` });
    if (answer.status !== 200) throw new Error(`Page ${page} of ${path} was refused.`);
    const { data, pagination } = answer.json as unknown as Page<Listed[Id]>;
    items.push(...data);
    if (page >= pagination.totalPages) return items;
  }
}
