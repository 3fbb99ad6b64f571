/** A summer Saturday at Heron Bay that lies ahead, as June 14, 2025 did. */
const YEAR = new Date().getUTCFullYear() + 1;

export function at(day: number, time: string): number {
  return Date.parse(`${YEAR}-07-${String(day).padStart(2, '0')}T${time}:00+02:00`);
}
