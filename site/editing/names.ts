import { SATURDAY } from './saturday.ts';

const { company, team, customers, bookings } = SATURDAY;

/** Names of the example world, which may be in a path as the record that is open. */
export const EXAMPLE_NAMES: ReadonlySet<string> = new Set([
  company.name,
  'Heron Bay',
  ...[...company.docks, ...company.boatModels, ...company.customerTypes].map(({ name }) => name),
  ...[...company.partners, ...team].map(({ name }) => name),
  ...customers.flatMap(({ fullName, givenName }) => [fullName, givenName]),
  ...bookings.map(({ reference }) => reference),
]);

/** Other words that keep their capital letter inside a sentence. */
export const CAPITALIZED: ReadonlySet<string> = new Set([
  ...['Slipway', 'Stripe', 'Mollie', 'Google', 'Quaylock', 'Beacon', 'Heron', 'Bay'],
  ...['Plover', 'Gannet', 'Gannets', 'Osprey', 'Apple', 'Calendar'],
  ...['Administrator', 'Operations', 'Planner', 'Dock'],
  ...['Guest', 'Account', 'Club', 'Skiff', 'Schooner', 'Network'],
  ...['Waiting', 'Ready', 'Out', 'Paused', 'Back'],
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
  ...['English', 'Dutch', 'German', 'French', 'Danish', 'Spanish', 'Italian', 'Swedish'],
]);
