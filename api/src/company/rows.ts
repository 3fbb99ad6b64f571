import type { Company } from '@slipway/company';
import type { CompanyRows, RowOf } from './company-tables.ts';
import { pageRows } from './page-rows.ts';

/** A company as rows; lists keep their order as `position`. */
export function companyRows(company: Company): CompanyRows {
  return {
    tenant: {
      id: company.id,
      slug: company.slug,
      name: company.name,
      currency: company.currency,
      locale: company.locale,
      time_zone: company.timeZone,
      plan: company.plan,
      provider: company.provider,
      booking_fee: company.bookingFee,
      prices_shown: company.pricesShown,
      hold_minutes: company.holdMinutes,
      option_hours: company.optionHours,
      email_address: company.emailAddress,
      phone_number: company.phoneNumber,
    },
    tax_rates: company.taxRates.map(({ id, name, percentage, builtIn }, position) => ({
      id,
      name,
      percentage,
      read_only: builtIn,
      position,
    })),
    customer_types: company.customerTypes.map(
      ({ id, slug: _, name, abbreviation, type, ...rules }, position) => {
        return { id, name, abbreviation, type, rules, position };
      },
    ),
    boat_categories: company.categories.map(({ id, name }, position) => ({ id, name, position })),
    ...inventoryRows(company),
    blockouts: company.blockouts.map(({ id, reason, from, until, docks, boatModels, boats }) => ({
      id,
      reason,
      starts_at: new Date(from),
      ends_at: new Date(until),
      dock_ids: docks === 'all' ? null : docks,
      boat_model_ids: boatModels === 'all' ? null : boatModels,
      boats: boats === 'all' ? null : boats,
      added_by_staff: false,
    })),
    fleets: company.fleets.map(({ id, dockId, boatModelId }) => ({
      id,
      dock_id: dockId,
      boat_model_id: boatModelId,
      longest_taken_minutes: 0,
    })),
    schedules: company.schedules.map(({ id, name, definition }) => ({ id, name, definition })),
    pricings: company.pricings.map(({ id, name, definition }) => ({ id, name, definition })),
    rental_setups: company.rentalSetups.map((setup) => ({
      id: setup.id,
      dock_id: setup.dockId,
      boat_model_id: setup.boatModelId,
      starts_on: setup.from,
      ends_on: setup.until,
      run_over_days: setup.runOverDays,
      schedule_id: setup.scheduleId,
      pricing_id: setup.pricingId,
      confirmation: setup.confirmation,
      waiver_ids: setup.waiverIds,
      message_flow_id: setup.messageFlowId,
      archived_at: null,
    })),
    ...extraRows(company),
    ...pageRows(company),
  };
}

function extraRows({
  addOns,
  discounts,
  partners,
}: Company): Pick<CompanyRows, 'add_ons' | 'discounts' | 'discount_codes' | 'partners'> {
  return {
    add_ons: addOns.map(
      ({ slug: _, id, name, description, categoryId, media: __, ...definition }, position) => ({
        id,
        name,
        description,
        category_id: categoryId,
        definition,
        position,
        archived_at: null,
      }),
    ),
    discounts: discounts.map(({ id, name, definition }) => ({
      id,
      name,
      definition,
      archived_at: null,
    })),
    discount_codes: discounts.flatMap(({ id: discount_id, codes }) =>
      codes.map(({ id, code, uses, endsAt, active }) => ({
        id,
        discount_id,
        code,
        uses,
        ends_at: endsAt === null ? null : new Date(endsAt),
        active,
        archived_at: null,
      })),
    ),
    partners: partners.map(({ id, code, name, commissionPercentage }, position) => ({
      id,
      code,
      name,
      commission_percentage: commissionPercentage,
      position,
      archived_at: null,
    })),
  };
}

function inventoryRows({
  docks,
  boatModels,
  addOns,
}: Company): Pick<CompanyRows, 'docks' | 'boat_models' | 'media' | 'boats' | 'placements'> {
  return {
    docks: docks.map(({ id, slug, name, address, opensAt, trafficLimit }, position) => ({
      id,
      slug,
      name,
      address,
      opens_at: new Date(opensAt),
      traffic_limit: trafficLimit,
      position,
      archived_at: null,
    })),
    boat_models: boatModels.map((model, position) => ({
      id: model.id,
      slug: model.slug,
      name: model.name,
      capacity: model.capacity,
      short_description: model.shortDescription,
      description: model.description,
      category_id: model.categoryId,
      most_boats_per_booking: model.mostBoatsPerBooking,
      ask_for_people: model.askForPeople,
      position,
      archived_at: null,
    })),
    media: [
      ...mediaRows(docks, (dock_id) => ({ dock_id, boat_model_id: null, add_on_id: null })),
      ...mediaRows(boatModels, (boat_model_id) => ({
        dock_id: null,
        boat_model_id,
        add_on_id: null,
      })),
      ...mediaRows(addOns, (add_on_id) => ({ dock_id: null, boat_model_id: null, add_on_id })),
    ],
    boats: boatModels.flatMap(({ id: boat_model_id, boats }) =>
      boats.map((boat, position) => ({ ...boat, boat_model_id, position })),
    ),
    placements: boatModels.flatMap(({ placements }) =>
      placements.map((placement) => ({
        id: placement.id,
        boat_id: placement.boatId,
        dock_id: placement.type === 'dock' ? placement.dockId : null,
        starts_at: new Date(placement.from),
        ends_at:
          placement.type === 'dock' || placement.until === null ? null : new Date(placement.until),
      })),
    ),
  };
}

type MediaOwner = Pick<RowOf<'media'>, 'dock_id' | 'boat_model_id' | 'add_on_id'>;

function mediaRows(
  owners: readonly { id: string; media: Company['docks'][number]['media'] }[],
  ownedBy: (id: string) => MediaOwner,
): RowOf<'media'>[] {
  return owners.flatMap(({ id, media }) =>
    media.map((medium, position) => ({ ...medium, ...ownedBy(id), position })),
  );
}

/** The values of a row as the database takes them: JSON as text, lists of IDs as arrays. */
export function toColumns(row: object): Record<string, unknown> {
  const columns = Object.entries(row).map(([column, value]) => [
    column,
    isJson(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns);
}

function isJson(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
