import { TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { sendInvitation } from '../../../access/password-links.ts';
import { assertMay } from '../../../access/team/permissions.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { ValidationError } from '../../../errors.ts';
import type { PreparedTeamHandler, TeamHandler } from '../../../http/handler.ts';
import { isSameAddress } from '../../customers/address.ts';
import type { CustomerRow } from '../../customers/customer.ts';
import { readPhoneNumber } from '../../customers/phone-number.ts';
import { changeCustomer, markChanged, storeCustomer } from '../../customers/store.ts';
import { teamCustomerAnswer } from './customer-answer.ts';
import { storeNote } from './notes.ts';
import { isWayIn } from './read-customer.ts';
import { lockSeenPerson } from './seen-customer.ts';

export const getTeamCustomer: TeamHandler<'getTeamCustomer'> = async (
  { params },
  database,
  context,
) => ({ data: await teamCustomerAnswer(database, context, params.id) });

/** A customer whom somebody adds, maybe with the phone at their ear. */
export const addCustomer: PreparedTeamHandler<'addCustomer', string> = {
  prepare: (_request, { passwords }) => passwords.hashOfRandom(),

  async handle({ body }, transaction, context, passwordHash) {
    const { saveAsAlias, inviteToAccount, note, dockId, ...typed } = body;
    const phoneNumber = await readPhoneNumber(transaction, typed.phoneNumber, dockId);
    const fields = { ...typed, ...(phoneNumber !== undefined && { phoneNumber }) };
    const type = await typeOf(transaction, fields.customerTypeId);
    if (type && type.type !== 'guest') assertMay(context.actor, 'customers.change_type');
    const customer = await storeCustomer(transaction, context, {
      ...fields,
      passwordHash,
      addAliasOnDuplicate: saveAsAlias,
    });
    if (note) await storeNote(transaction, context, customer.id, note);
    if (inviteToAccount) {
      await sendInvitation(transaction, context, customer);
      await markChanged(transaction, context, customer, {
        invitation: { from: null, to: 'sent' },
      });
    }
    const stored = await typeOf(transaction, customer.customer_type_id);
    const alias = await aliasOf(transaction, customer, fields);
    return {
      data: {
        id: customer.id,
        name: alias?.name ?? `${customer.given_name} ${customer.family_name}`,
        emailAddress: customer.email_address,
        phoneNumber: alias ? alias.phone_number : customer.phone_number,
        typeName: stored?.name ?? '',
        aliasId: alias?.id ?? null,
      },
    };
  },
};

/** The alias that somebody was stored as, if the address was known under another name. */
async function aliasOf(
  database: TenantDatabase,
  { id }: CustomerRow,
  {
    givenName,
    familyName,
    phoneNumber,
  }: { givenName: string; familyName: string; phoneNumber?: string | null },
) {
  const alias = await database
    .selectFrom('customer_aliases')
    .select(['id', 'phone_number'])
    .where('customer_id', '=', id)
    .where('given_name', '=', givenName)
    .where('family_name', '=', familyName)
    .where('phone_number', 'is not distinct from', phoneNumber ?? null)
    .executeTakeFirst();
  return alias && { ...alias, name: `${givenName} ${familyName}` };
}

async function typeOf(database: TenantDatabase, id: string) {
  return database
    .selectFrom('customer_types')
    .select(['name', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The screen sends the fields that it has changed; type and address may need permissions of their own. */
export const changeTeamCustomer: TeamHandler<'changeTeamCustomer'> = async (
  { params: { id }, body },
  transaction,
  context,
) => {
  const { seenUpdatedAt, ...fields } = body;
  if (fields.customerTypeId !== undefined || fields.memberUntil !== undefined) {
    assertMay(context.actor, 'customers.change_type');
  }
  const customer = await lockSeenPerson(transaction, id, seenUpdatedAt);
  const { emailAddress = customer.email_address } = fields;
  if (!isSameAddress(emailAddress, customer.email_address)) {
    if (await isWayIn(transaction, context, customer)) {
      assertMay(context.actor, 'customers.change_address');
    }
  }
  const typeId = fields.customerTypeId ?? customer.customer_type_id;
  const type = await typeOf(transaction, typeId);
  const isMembership = type?.type === 'custom';
  if (fields.memberUntil && type && !isMembership) {
    throw new ValidationError({ memberUntil: [TEAM_FIELD_TEXT.noMembership] });
  }
  const phoneNumber = await readPhoneNumber(transaction, fields.phoneNumber);
  await changeCustomer(transaction, context, id, {
    ...fields,
    ...(phoneNumber !== undefined && { phoneNumber }),
    // A date of a membership that is no more would end the next one.
    ...(type && !isMembership && { memberUntil: null }),
    passwordHash: undefined,
    addAliasOnDuplicate: false,
  });
  return { data: await teamCustomerAnswer(transaction, context, id) };
};
