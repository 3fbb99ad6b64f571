/** Names of the example world, which may stand in a path as the record that is open. */
export const EXAMPLE_NAMES: ReadonlySet<string> = new Set([
  ...['Heron Bay Boats', 'Heron Bay', 'North Pier', 'Mill Lock', 'Hotel Reedside', 'R7K2QD'],
  ...[
    'Plover 5',
    'Gannet 8',
    'Osprey 10',
    'Ines Okafor',
    'Paul Lindqvist',
    'Ruth Amsel',
    'Club member',
  ],
  ...['Marta', 'Tomasz', 'Lena', 'Kai', 'Ines', 'Paul', 'Ruth'],
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
