/** A month of a large company, told so that any timeline can draw it. */
export interface Month {
  from: string;
  days: number;
  boats: { id: string; name: string; model: string }[];
  trips: { id: string; boatId: string; customer: string; start: string; end: string }[];
}

const MODELS = 10;
const BOATS = 60;
const TRIPS = 2_000;
const DAYS = 31;
const FROM = '2025-07-01';
const HOUR_MS = 3_600_000;
const CUSTOMERS = ['Ines Okafor', 'Paul Lindqvist', 'Ruth Amsel', 'Nadia Ferrer', 'Oskar Brandt'];

const idOf = (kind: number, index: number) =>
  `00000000-0000-7000-800${kind}-${String(index).padStart(12, '0')}`;

/** 60 boats and 2,000 trips, the same at every run. */
export function makeMonth(): Month {
  const midnight = Date.parse(`${FROM}T00:00:00+02:00`);
  return {
    from: FROM,
    days: DAYS,
    boats: Array.from({ length: BOATS }, (_, index) => ({
      id: idOf(1, index),
      name: `B${index + 1}`,
      model: `Model ${Math.floor((index * MODELS) / BOATS) + 1}`,
    })),
    trips: Array.from({ length: TRIPS }, (_, index) => {
      // Each boat has a trip in the morning of a day before any has one in the afternoon.
      const round = Math.floor(index / BOATS);
      const [day, part] = [round % DAYS, Math.floor(round / DAYS)];
      const start = midnight + day * 24 * HOUR_MS + (9 + 5 * part) * HOUR_MS;
      return {
        id: idOf(2, index),
        boatId: idOf(1, index % BOATS),
        customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
        start: new Date(start).toISOString(),
        end: new Date(start + (2 + (index % 3)) * HOUR_MS).toISOString(),
      };
    }),
  };
}
