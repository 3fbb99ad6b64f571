/** Days far enough ahead that no other test and no opening hour of today gets in the way. */

/** A weekday some weeks ahead, as `2025-06-14`; each test takes weeks of its own. */
export function dayAhead(weeks: number, weekday: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + weeks * 7);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

export const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6];

/** The next last Sunday of a month: the day on which clocks change in Europe. */
export function nextClockChange(month: 3 | 10): string {
  const now = new Date();
  for (let year = now.getUTCFullYear(); ; year++) {
    const last = new Date(Date.UTC(year, month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    if (last > now) return last.toISOString().slice(0, 10);
  }
}
