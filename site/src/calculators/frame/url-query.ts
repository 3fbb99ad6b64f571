import type { Texts } from './calculation.ts';

/** What the query of an address says about a calculator, on top of its example. */
export function readQuery(search: string, id: string, start: Texts): Texts {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(start).map(([name, text]) => [name, query.get(keyOf(id, name)) ?? text]),
  );
}

/** The query with what differs from the example; what others keep in it stays. */
export function writeQuery(search: string, id: string, start: Texts, texts: Texts): string {
  const query = new URLSearchParams(search);
  for (const [name, example] of Object.entries(start)) {
    const text = texts[name] ?? example;
    if (text === example) query.delete(keyOf(id, name));
    else query.set(keyOf(id, name), text);
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The name of a field in the address: `early-bird.hours`. */
export function keyOf(id: string, name: string): string {
  return `${id}.${name}`;
}
