/** Whether five cron fields, each a number or a star, name the minute of a moment in UTC. */
export function isDue(schedule: string, moment: Date): boolean {
  const parts = [
    moment.getUTCMinutes(),
    moment.getUTCHours(),
    moment.getUTCDate(),
    moment.getUTCMonth() + 1,
    moment.getUTCDay(),
  ];
  return schedule
    .split(' ')
    .every((field, index) => field === '*' || Number(field) === parts[index]);
}
