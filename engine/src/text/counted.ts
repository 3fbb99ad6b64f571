/** A number with its noun: `1 boat`, `2 boats`. */
export function counted(count: number | string, noun: string): string {
  return `${count} ${noun}${String(count) === '1' ? '' : 's'}`;
}
