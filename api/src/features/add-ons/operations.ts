import type { AddOnCondition } from '@slipway/engine';
import { taxed } from '@slipway/engine';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TenantDatabase } from '../../database/database.ts';
import type { IntegratorHandler } from '../../http/handler.ts';

export const listAddOns: IntegratorHandler<'listAddOns'> = async (_request, database) => ({
  data: (await readAddOns(database)).map(({ definition: _, categoryId: __, ...addOn }) => addOn),
});

/** The add-ons of the company, in the order in which it shows them. */
export async function readAddOns(database: TenantDatabase) {
  const rates = await database.selectFrom('tax_rates').select(['id', 'percentage']).execute();
  const addOns = await database
    .selectFrom('add_ons')
    .select((addOn) => [
      'add_ons.id',
      'add_ons.name',
      'add_ons.description',
      'add_ons.definition',
      'add_ons.category_id as categoryId',
      jsonArrayFrom(
        addOn
          .selectFrom('media')
          .select(['media.id', 'media.type', 'media.variants'])
          .whereRef('media.add_on_id', '=', 'add_ons.id')
          .orderBy('media.position'),
      ).as('media'),
    ])
    .where('add_ons.archived_at', 'is', null)
    .orderBy('add_ons.position')
    .orderBy('add_ons.id')
    .execute();
  return addOns.map(({ definition, ...addOn }) => {
    const { price, priceIncludesTax, taxRateId, limits } = definition;
    const percentage = rates.find(({ id }) => id === taxRateId)?.percentage ?? 0;
    const amounts = taxed(price, priceIncludesTax, percentage);
    return {
      ...addOn,
      definition,
      prices: {
        includingTax: amounts.amountIncludingTax,
        excludingTax: amounts.amountExcludingTax,
      },
      basis: definition.basis,
      taxRateId,
      limits: {
        perBooking: limits.perBooking ?? null,
        perBoat: limits.perBoat ?? null,
        perPassenger: limits.perPassenger ?? null,
        perDay: definition.dailyQuantity ?? null,
      },
      orderBeforeHours: definition.orderBeforeHours,
      soldOut: definition.soldOut,
      dockIds: placesOf(definition.conditions, 'dock'),
      boatModelIds: placesOf(definition.conditions, 'boat_model'),
    };
  });
}

/** The docks or boat models that conditions name, or null when they name none. */
function placesOf(
  conditions: readonly AddOnCondition[],
  type: 'dock' | 'boat_model',
): string[] | null {
  const condition = conditions.find((candidate) => candidate.type === type);
  return condition && 'oneOf' in condition ? (condition.oneOf as string[]) : null;
}
