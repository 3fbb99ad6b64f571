import type { AnswerOf } from '@slipway/contract';
import type { getForm as getFormOperation } from '@slipway/contract/customer';
import { hasPack } from '@slipway/contract/languages';
import { sql } from 'kysely';
import {
  addressFor,
  fallbackOf,
  languageFor,
  ownWords,
  readPages,
  readQuestions,
} from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import type { Providers } from '../../ports/payment-provider.ts';
import { readBoatModels } from '../boat-models/operations.ts';
import { readDocks } from '../docks/operations.ts';
import { readFromPrices } from '../start-times/from-prices.ts';
import { visitorPrices } from './start-times.ts';
import { cancellationOf } from './trip-money.ts';
import { visitorTypeId } from './visitor.ts';

type Form = AnswerOf<typeof getFormOperation>['data'];

/** Everything that the form shows before a day is chosen. */
export const getForm: CustomerHandler<'getForm'> = async ({ query }, database, context) => {
  const { tenant, actor, payments } = context;
  const pages = await readPages(database);
  const language = languageFor(pages, query.language);
  const say = ownWords(pages, language);
  const customerTypeId = await visitorTypeId(database, actor);
  const sold = await readSold(database);
  const atDocks = await readAtDocks(database, context, { sold, customerTypeId, say });
  const { booking_fee: fee } = tenant;
  const rules = await rulesOf(database, customerTypeId);
  return {
    data: {
      company: {
        name: tenant.name,
        slug: tenant.slug,
        emailAddress: tenant.email_address,
        phoneNumber: tenant.phone_number,
        currency: tenant.currency,
        locale: tenant.locale,
        timeZoneName: tenant.time_zone,
      },
      language,
      languages: {
        default: pages.languages.default,
        offered: pages.languages.offered,
        pack: hasPack(language) ? language : fallbackOf(pages, language),
      },
      texts: pages.texts[language] ?? {},
      branding: {
        logoUrl: pages.branding.logoUrl,
        darkLogoUrl: pages.branding.darkLogoUrl,
        mainColor: pages.branding.mainColor,
        accentColor: pages.branding.accent,
        font: pages.branding.font,
        corners: pages.branding.corners,
      },
      options: {
        datePicker: pages.options.datePicker,
        phone: pages.options.phone,
        pricesShown: tenant.prices_shown,
        first: pages.options.first,
        showBoatsLeft: pages.options.boatsLeftBelow !== null,
        feeShown: fee.type === 'off' ? null : fee.show,
      },
      ...offered(sold, atDocks, rules.bookingRules.boatsPerBooking, say),
      questions: (await readQuestions(database))
        .filter((question) => isAskedSomewhere(question, customerTypeId))
        .map((question) => questionAnswer(question, say)),
      cancellation: cancellationOf(rules.cancellation),
      cancellationText: rules.cancellationText && say(rules.cancellationText),
      payment: paymentOf(tenant, payments),
      signInPossible: true,
      returnsElsewhere: addressFor(pages.returnUrls, pages, language) !== null,
      termsUrl: addressFor(pages.termsUrls, pages, language),
      holdMinutes: tenant.hold_minutes,
      analytics: pages.analytics,
    },
  };
};

type Say = (text: string) => string;

type Sold = {
  docks: Form['docks'];
  models: Omit<Form['boatModels'][number], 'atDocks'>[];
  categories: Form['categories'];
};

/** What is rented out at all: a model without a rental setup is not offered, nor a dock without one. */
async function readSold(database: TenantDatabase): Promise<Sold> {
  const { rows } = await sql<{
    boatModelId: string;
    dockIds: string[];
    severalDays: boolean;
    askForPeople: boolean;
    mostBoats: number | null;
  }>`
    select boat_model_id as "boatModelId", array_agg(distinct dock_id) as "dockIds",
      bool_or(exists (
        select from jsonb_array_elements(coalesce(schedules.definition -> 'slots', '[]')) as slot
        where (slot ->> 'nights')::int > 0
      )) as "severalDays",
      bool_and(ask_for_people) as "askForPeople", min(most_boats_per_booking) as "mostBoats"
    from rental_setups
    join schedules on schedules.tenant_id = rental_setups.tenant_id and schedules.id = schedule_id
    join boat_models on boat_models.tenant_id = rental_setups.tenant_id
      and boat_models.id = boat_model_id and boat_models.archived_at is null
    join docks on docks.tenant_id = rental_setups.tenant_id
      and docks.id = dock_id and docks.archived_at is null
    where rental_setups.tenant_id = ${thisTenant} and rental_setups.archived_at is null
      and (ends_on is null or ends_on >= current_date - 1)
    group by boat_model_id
  `.execute(database);
  const models = (await readBoatModels(database)).flatMap((model) => {
    const { boatModelId: _, ...setup } = rows.find(
      ({ boatModelId }) => boatModelId === model.id,
    ) ?? {
      boatModelId: null,
    };
    return 'dockIds' in setup ? [{ ...model, ...setup }] : [];
  });
  const used = new Set(models.flatMap(({ dockIds }) => dockIds));
  const groups = new Set(models.map(({ categoryId }) => categoryId));
  const categories = await database
    .selectFrom('boat_categories')
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
  return {
    docks: (await readDocks(database)).filter(({ id }) => used.has(id)),
    models,
    categories: categories.filter(({ id }) => groups.has(id)),
  };
}

type AtDock = Form['boatModels'][number]['atDocks'][number];

/** How many boats of a model each of its docks has, and what they cost from. */
async function readAtDocks(
  database: TenantDatabase,
  { tenant, now }: { tenant: Tenant; now: Date },
  { sold, customerTypeId, say }: { sold: Sold; customerTypeId: string; say: Say },
): Promise<(model: Sold['models'][number]) => AtDock[]> {
  const { rows: fleets } = await sql<{ boatModelId: string; dockId: string; boats: number }>`
    select boat_model_id as "boatModelId", dock_id as "dockId", count(distinct boats.id)::int as boats
    from placements
    join boats on boats.tenant_id = placements.tenant_id and boats.id = boat_id
    where placements.tenant_id = ${thisTenant} and dock_id is not null
      and (ends_at is null or ends_at > ${now})
    group by boat_model_id, dock_id
  `.execute(database);
  const prices = visitorPrices(tenant);
  const from = await Promise.all(
    sold.docks.map(async ({ id }) => {
      const asked = { dockId: id, customerTypeId, prices };
      return [id, await readFromPrices(database, { tenant, now }, asked)] as const;
    }),
  );
  const fromAt = new Map(from);
  return ({ id, dockIds }) =>
    dockIds.map((dockId) => {
      const price = fromAt.get(dockId)?.find(({ boatModelId }) => boatModelId === id);
      const fleet = fleets.find((one) => one.boatModelId === id && one.dockId === dockId);
      return {
        dockId,
        boats: fleet?.boats ?? 0,
        from: price
          ? {
              price: price.price,
              minutes: price.minutes,
              slotName: price.slotName && say(price.slotName),
            }
          : null,
      };
    });
}

/** The same in the language of the form. */
function offered(
  { docks, models, categories }: Sold,
  atDocks: (model: Sold['models'][number]) => AtDock[],
  boatsPerBooking: number | undefined,
  say: Say,
) {
  return {
    docks: docks.map((dock) => ({ ...dock, name: say(dock.name) })),
    categories: categories.map(({ id, name }) => ({ id, name: say(name) })),
    boatModels: models.map((model) => ({
      ...model,
      name: say(model.name),
      shortDescription: say(model.shortDescription),
      description: say(model.description),
      mostBoats: lowest(model.mostBoats, boatsPerBooking),
      atDocks: atDocks(model),
    })),
  };
}

/** Of a model and of the visitor's customer type, the limit that is reached first. */
function lowest(...limits: (number | null | undefined)[]): number | null {
  const set = limits.filter((limit) => typeof limit === 'number');
  return set.length > 0 ? Math.min(...set) : null;
}

type Question = Awaited<ReturnType<typeof readQuestions>>[number];

function isAskedSomewhere({ customerTypeIds }: Question, customerTypeId: string): boolean {
  return customerTypeIds === null || customerTypeIds.includes(customerTypeId);
}

function questionAnswer(question: Question, say: Say): Form['questions'][number] {
  return {
    id: question.id,
    kind: question.kind,
    label: say(question.question),
    help: question.hint === null ? '' : say(question.hint),
    choices: question.choices.map(say),
    required: question.required,
    sensitive: question.sensitive,
    dockIds: question.dockIds,
    boatModelIds: question.boatModelIds,
  };
}

async function rulesOf(database: TenantDatabase, customerTypeId: string) {
  const { rules } = await database
    .selectFrom('customer_types')
    .select('rules')
    .where('id', '=', customerTypeId)
    .executeTakeFirstOrThrow();
  return rules;
}

/** How payments can be made here, if at all. */
function paymentOf(tenant: Tenant, payments: Providers): Form['payment'] {
  const { provider } = tenant;
  try {
    return { provider, possible: true, demo: payments.standingFor(provider) === 'demo' };
  } catch (error) {
    if (!(error instanceof NotAcceptableError)) throw error;
    return { provider, possible: false, demo: false };
  }
}
