import { closestName } from '@slipway/contract';
import type { SettingProblem } from '@slipway/engine';

/** The way to a field of the file: `['docks', 1, 'name']`. */
export type Path = readonly (string | number)[];

/** Something in a file that a person has to correct. */
export type Problem = {
  path: Path;
  /** Says what is wrong and what to do, and fits behind the name of the field. */
  message: string;
  /** Point at the name of the field, because the field itself is the mistake. */
  atName?: boolean;
  /** Characters before the mistake inside the text of the field. */
  offset?: number;
};

/** Gathers everything that is wrong, so that a person sees it all in one go. */
export class Problems {
  readonly found: Problem[] = [];
  /** What works, but should be looked at. */
  readonly warnings: Problem[] = [];

  add(path: Path, message: string, place: Pick<Problem, 'atName' | 'offset'> = {}): void {
    this.found.push({ path, message, ...place });
  }

  /** Adds it unless something is wrong at that place already. */
  addOnce(path: Path, message: string, place: Pick<Problem, 'atName' | 'offset'> = {}): void {
    const isKnown = this.found.some((known) => fieldName(known.path) === fieldName(path));
    if (!isKnown) this.add(path, message, place);
  }

  warn(path: Path, message: string): void {
    this.warnings.push({ path, message });
  }

  /** Adds what the engine says of a setting, unless something is wrong at that place already. */
  addSettingProblems(
    problems: readonly SettingProblem[],
    inFile: (path: SettingProblem['path']) => Path,
  ): void {
    for (const { path, message, source } of problems) {
      this.addOnce(inFile(path), message, source && { offset: source.offset });
    }
  }
}

/** `['docks', 1, 'name']` as `docks[1].name`. */
export function fieldName(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** `; did you mean 'north-pier'?` when a known name is close, else nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === null ? '' : `; did you mean '${closest}'?`;
}

/** `; did you mean …?` when a known name is close, else the names to choose from. */
export function orKnown(name: string, known: readonly string[]): string {
  const suggestion = didYouMean(name, known);
  if (suggestion !== '') return suggestion;
  return known.length === 0 ? '; there is none yet' : `; known are ${known.join(', ')}`;
}
