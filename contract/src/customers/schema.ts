import Type from 'typebox';
import { INES } from '../examples/people.ts';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../limits.ts';
import {
  entity,
  filledText,
  flag,
  id,
  nullable,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';

const E164 = { pattern: '^\\+[1-9][0-9]{6,14}$', format: 'e164' };
const LOCALE = { pattern: '^[a-z]{2,3}_[A-Z]{2}$', format: 'locale' };
const EMPTY_OR_LONG_ENOUGH = `^$|^[\\s\\S]{${PASSWORD_MIN_LENGTH},}$`;

export const Customer = entity('Customer', 'A person who rents boats.', {
  id: id({ description: 'ID of the customer.', example: INES.id }),
  customerTypeId: id({
    description: 'ID of the customer type; it decides which rules apply.',
    example: INES.customerTypeId,
  }),
  givenName: text({ description: 'Given name.', example: INES.givenName }),
  familyName: text({ description: 'Family name.', example: INES.familyName }),
  fullName: text({
    description: 'Given name and family name together.',
    example: INES.fullName,
  }),
  emailAddress: text(
    { description: 'E-mail address, unique per company.', example: INES.emailAddress },
    { format: 'email' },
  ),
  phoneNumber: nullable(
    text({ description: 'Phone number in E.164 form, or null.', example: INES.phoneNumber }, E164),
  ),
  preferredLocale: text(
    {
      description: 'Language and country for messages to this customer.',
      example: INES.preferredLocale,
    },
    LOCALE,
  ),
  registeredAt: timestamp({
    description: 'When the customer was first stored.',
    example: INES.registeredAt,
  }),
  updatedAt: timestamp({
    description: 'When the customer last changed; compare with `updatedAfter`.',
    example: INES.updatedAt,
  }),
});

const writeFields = {
  customerTypeId: id({
    description: 'ID of the customer type, from `GET /v1/customer-types`.',
    example: INES.customerTypeId,
  }),
  givenName: filledText({ description: 'Given name.', example: INES.givenName }, NAME_MAX_LENGTH),
  familyName: filledText(
    { description: 'Family name.', example: INES.familyName },
    NAME_MAX_LENGTH,
  ),
  emailAddress: filledText(
    {
      description: 'E-mail address. No two customers of a company share one; case does not count.',
      example: INES.emailAddress,
    },
    EMAIL_MAX_LENGTH,
    'email',
  ),
  phoneNumber: Type.Optional(
    nullable(
      text(
        { description: 'Phone number in E.164 form. Null means none.', example: INES.phoneNumber },
        E164,
      ),
    ),
  ),
  preferredLocale: Type.Optional(
    text(
      {
        description: "Language and country. Left out on create: the company's own.",
        example: INES.preferredLocale,
      },
      LOCALE,
    ),
  ),
  password: Type.Optional(
    Type.String({
      description: `Password for the customer's account, at least ${PASSWORD_MIN_LENGTH} characters. Common passwords, the customer's e-mail address and the name of the company are refused. Empty on create: a random one is made. Empty on update: it stays as it is. Never returned.`,
      examples: ['a-calm-harbor'],
      pattern: EMPTY_OR_LONG_ENOUGH,
      maxLength: PASSWORD_MAX_LENGTH,
      format: 'password',
    }),
  ),
  addAliasOnDuplicate: Type.Optional(
    flag(
      {
        description:
          'What to do when another customer has the e-mail address already. True: the names and phone are stored as an alias of that customer, who is returned. False: an error.',
        example: false,
      },
      { default: false },
    ),
  ),
};

export const CustomerCreate = request('CustomerCreate', 'A customer to be stored.', writeFields);

const { customerTypeId, givenName, familyName, emailAddress, ...optionalFields } = writeFields;

export const CustomerUpdate = request(
  'CustomerUpdate',
  'What to change on a customer. A field that is left out stays as it is.',
  {
    customerTypeId: Type.Optional(customerTypeId),
    givenName: Type.Optional(givenName),
    familyName: Type.Optional(familyName),
    emailAddress: Type.Optional(emailAddress),
    ...optionalFields,
  },
);
