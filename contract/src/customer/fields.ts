import Type from 'typebox';
import { baseFields, boats, passengers } from '../bookings/fields.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { INES } from '../examples/people.ts';
import {
  BOOKING_REFERENCE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TYPED_PHONE_MAX_LENGTH,
} from '../limits.ts';
import { filledText, flag, nullable, text } from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';

export const reference = text(
  { description: 'Reference of the booking; case does not count.', example: 'R7K2QD' },
  { pattern: `^[A-Za-z0-9]{${BOOKING_REFERENCE_LENGTH}}$` },
);

export const language = text(
  { description: 'Language of the page, such as en or da.', example: 'en' },
  { pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' },
);

/**
 * Which booking of a signed-in customer is meant; whoever holds a key needs none. And the language of
 * the page, for the company's own words.
 */
export const ownReference = Type.Object({
  reference: Type.Optional(reference),
  language: Type.Optional(language),
});

export const currency = text({ description: 'Currency (ISO 4217).', example: 'EUR' });

const givenName = filledText(
  { description: 'Given name.', example: INES.givenName },
  NAME_MAX_LENGTH,
);
const familyName = filledText(
  { description: 'Family name.', example: INES.familyName },
  NAME_MAX_LENGTH,
);
export const emailAddress = filledText(
  { description: 'E-mail address.', example: INES.emailAddress },
  EMAIL_MAX_LENGTH,
  'email',
);
export const phoneNumber = nullable(
  text(
    { description: 'Phone number in E.164 form, or null for none.', example: INES.phoneNumber },
    { pattern: '^\\+[1-9][0-9]{6,14}$', format: 'e164' },
  ),
);
/** Blank for none, or a few digits at least; whether it is a number is seen with its country. */
const TYPED_PHONE = '^\\s*$|^([^0-9]*[0-9]){5,}[^0-9]*$';
/** What somebody types; the API finds the country code that is missing. */
export const typedPhoneNumber = nullable(
  text(
    {
      description:
        'Phone number with its country code, or as it is dialed in the country of the dock. Null for none.',
      example: INES.phoneNumber,
    },
    { maxLength: TYPED_PHONE_MAX_LENGTH, pattern: TYPED_PHONE, format: 'phone' },
  ),
);
export const password = text(
  { description: 'The password.', example: 'a-calm-harbor' },
  { minLength: 1, maxLength: PASSWORD_MAX_LENGTH },
);
export const newPassword = text(
  {
    description: `The new password, at least ${PASSWORD_MIN_LENGTH} characters, and none that is easy to guess.`,
    example: 'a-calm-harbor',
  },
  { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
);

/** A trip as the form asks for it. */
export const tripFields = {
  ...baseFields,
  boats: Type.Optional(boats),
  passengers: Type.Optional(passengers),
  partnerCode: Type.Optional(partnerCode),
};

export const EXAMPLE_TRIP = {
  dockId: MODEL_BOOKING.dockId,
  boatModelId: MODEL_BOOKING.boatModelId,
  pickup: MODEL_BOOKING.pickup,
  return: MODEL_BOOKING.return,
  boats: MODEL_BOOKING.boats,
  passengers: MODEL_BOOKING.passengers,
};

/** The answer of an operation that always answers the same, whatever it found. */
export const Sent = Type.Object({
  data: Type.Object({
    sent: flag({ description: 'Always true, also when nobody was written to.', example: true }),
  }),
});

/** The answer of an operation after which there is nothing to tell. */
export const Done = Type.Object({
  data: Type.Object({ done: flag({ description: 'Always true.', example: true }) }),
});

/** Names and what else a customer says of themselves. */
export const detailFields = {
  givenName,
  familyName,
  phoneNumber: Type.Optional(typedPhoneNumber),
};

/** Which trip is asked about, and in which language. */
export const tripQuery = Type.Object({ ...tripFields, language: Type.Optional(language) });
