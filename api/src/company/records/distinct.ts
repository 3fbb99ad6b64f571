import { fieldName, type Path, type Problems } from '../read/problem.ts';

/** Something that must not appear twice, and its place in the file. */
type Placed = { value: string; path: Path };

/** A value that appears a second time is a problem there. */
export function checkDistinct(
  values: readonly Placed[],
  problems: Problems,
  describe = (value: string, first: string) => `'${value}' is used twice; the first is ${first}`,
): void {
  const places = new Map<string, Path>();
  for (const { value, path } of values) {
    const first = places.get(value);
    if (first === undefined) places.set(value, path);
    else problems.add(path, describe(value, fieldName(first)));
  }
}
