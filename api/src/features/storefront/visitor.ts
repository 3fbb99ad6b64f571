import type { AnswerOf } from '@slipway/contract';
import type { getVisitor } from '@slipway/contract/customer';
import type { Visitor } from '../../actor.ts';
import type { TenantDatabase } from '../../database/database.ts';

type VisitorAnswer = AnswerOf<typeof getVisitor>['data'];

/** The type whose rules and prices apply: that of the signed-in customer, else that of guests. */
export async function visitorTypeId(
  database: TenantDatabase,
  { id }: Pick<Visitor, 'id'>,
): Promise<string> {
  const { typeId } =
    id === null
      ? await database
          .selectFrom('customer_types')
          .select('id as typeId')
          .where('type', '=', 'guest')
          .executeTakeFirstOrThrow()
      : await database
          .selectFrom('customers')
          .select('customer_type_id as typeId')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
  return typeId;
}

/** Who looks at the page, as the page shows it. */
export async function visitorAnswer(
  database: TenantDatabase,
  { id }: Pick<Visitor, 'id'>,
): Promise<VisitorAnswer> {
  const customerTypeId = await visitorTypeId(database, { id });
  if (id === null) return { signedIn: false, customerTypeId, customer: null };
  const customer = await database
    .selectFrom('customers')
    .select(['given_name', 'family_name', 'email_address', 'phone_number', 'preferred_locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    signedIn: true,
    customerTypeId,
    customer: {
      givenName: customer.given_name,
      familyName: customer.family_name,
      emailAddress: customer.email_address,
      phoneNumber: customer.phone_number,
      language: languageOfLocale(customer.preferred_locale),
    },
  };
}

/** `de` of `de_AT`. */
function languageOfLocale(locale: string): string {
  return locale.split('_')[0] ?? locale;
}
