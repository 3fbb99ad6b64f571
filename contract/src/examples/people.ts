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

export const INES = {
  id: EXAMPLE_ID.ines,
  customerTypeId: EXAMPLE_ID.accountHolder,
  givenName: 'Ines',
  familyName: 'Okafor',
  fullName: 'Ines Okafor',
  emailAddress: 'ines.okafor@example.com',
  phoneNumber: '+447700900123',
  preferredLocale: 'en_GB',
  registeredAt: '2024-04-19T09:12:45.038Z',
} as const;

export const PAUL = {
  id: EXAMPLE_ID.paul,
  customerTypeId: EXAMPLE_ID.guest,
  givenName: 'Paul',
  familyName: 'Lindqvist',
  fullName: 'Paul Lindqvist',
  emailAddress: 'paul.lindqvist@example.com',
  phoneNumber: null,
  preferredLocale: 'da_DK',
  registeredAt: '2025-05-30T16:40:02.650Z',
} as const;

export const RUTH = {
  id: EXAMPLE_ID.ruth,
  customerTypeId: EXAMPLE_ID.clubMember,
  givenName: 'Ruth',
  familyName: 'Amsel',
  fullName: 'Ruth Amsel',
  emailAddress: 'ruth.amsel@example.com',
  phoneNumber: '+447700900456',
  preferredLocale: 'de_DE',
  registeredAt: '2023-08-02T07:05:30.127Z',
} as const;
