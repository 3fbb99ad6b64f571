/** What is wrong with a request: for each field, one or more messages. */
export type FieldErrors = Record<string, string[]>;

/** Puts several findings together; a message is not repeated for the same field. */
export function mergeFieldErrors(...findings: FieldErrors[]): FieldErrors {
  const merged = new Map<string, Set<string>>();
  for (const [field, messages] of findings.flatMap(Object.entries<string[]>)) {
    const known = merged.get(field) ?? new Set();
    for (const message of messages) known.add(message);
    merged.set(field, known);
  }
  return Object.fromEntries([...merged].map(([field, messages]) => [field, [...messages]]));
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
