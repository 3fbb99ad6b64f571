import { EXAMPLE_ID } from './ids.ts';

export const GUEST = {
  id: EXAMPLE_ID.guest,
  name: 'Guest',
  abbreviation: 'GST',
  type: 'guest',
} as const;

export const ACCOUNT_HOLDER = {
  id: EXAMPLE_ID.accountHolder,
  name: 'Account holder',
  abbreviation: 'ACC',
  type: 'default',
} as const;

export const CLUB_MEMBER = {
  id: EXAMPLE_ID.clubMember,
  name: 'Club member',
  abbreviation: 'CLUB',
  type: 'custom',
} as const;

type Person = {
  id: string;
  customerTypeId: string;
  phoneNumber: string | null;
  preferredLocale: string;
  registeredAt: string;
};

/** A customer as the API returns one; the address follows from the name. */
function customer<Given extends string, Family extends string, Rest extends Person>(
  givenName: Given,
  familyName: Family,
  { id, customerTypeId, ...rest }: Rest,
) {
  return {
    id,
    customerTypeId,
    givenName,
    familyName,
    fullName: `${givenName} ${familyName}`,
    emailAddress: `${givenName}.${familyName}@example.com`.toLowerCase(),
    ...rest,
  };
}

export const JONAS = customer('Jonas', 'Weber', {
  id: EXAMPLE_ID.jonas,
  customerTypeId: EXAMPLE_ID.accountHolder,
  phoneNumber: '+447700900584',
  preferredLocale: 'de_DE',
  registeredAt: '2023-05-21T10:51:00.000Z',
});

export const RUTH = customer('Ruth', 'Amsel', {
  id: EXAMPLE_ID.ruth,
  customerTypeId: EXAMPLE_ID.clubMember,
  phoneNumber: '+447700900456',
  preferredLocale: 'de_DE',
  registeredAt: '2023-08-02T07:05:30.127Z',
});

export const INES = customer('Ines', 'Okafor', {
  id: EXAMPLE_ID.ines,
  customerTypeId: EXAMPLE_ID.accountHolder,
  phoneNumber: '+447700900123',
  preferredLocale: 'en_GB',
  registeredAt: '2024-04-19T09:12:45.038Z',
});

export const OSKAR = customer('Oskar', 'Brandt', {
  id: EXAMPLE_ID.oskar,
  customerTypeId: EXAMPLE_ID.accountHolder,
  phoneNumber: '+447700900218',
  preferredLocale: 'de_DE',
  registeredAt: '2024-07-12T15:26:00.000Z',
});

export const PAUL = customer('Paul', 'Lindqvist', {
  id: EXAMPLE_ID.paul,
  customerTypeId: EXAMPLE_ID.guest,
  phoneNumber: null,
  preferredLocale: 'da_DK',
  registeredAt: '2025-05-30T16:40:02.650Z',
});

export const AMINA = customer('Amina', 'Diallo', {
  id: EXAMPLE_ID.amina,
  customerTypeId: EXAMPLE_ID.accountHolder,
  phoneNumber: '+447700900337',
  preferredLocale: 'en_GB',
  registeredAt: '2025-06-08T19:08:00.000Z',
});

export const NADIA = customer('Nadia', 'Ferrer', {
  id: EXAMPLE_ID.nadia,
  customerTypeId: EXAMPLE_ID.guest,
  phoneNumber: null,
  preferredLocale: 'en_GB',
  registeredAt: '2025-06-11T13:04:00.000Z',
});

export const LEILA = customer('Leila', 'Haddad', {
  id: EXAMPLE_ID.leila,
  customerTypeId: EXAMPLE_ID.guest,
  phoneNumber: null,
  preferredLocale: 'en_GB',
  registeredAt: '2025-06-12T09:58:00.000Z',
});

/** The customers of Heron Bay Boats on the Saturday of the guides, in the order of the list. */
export const CUSTOMERS = [JONAS, RUTH, INES, OSKAR, PAUL, AMINA, NADIA, LEILA] as const;
