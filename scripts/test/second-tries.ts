/** A test that may pass on its second try with `npm test -- --all`, and why nothing better is known. */
export interface SecondTry {
  /** From the root of the repository. */
  file: string;
  title: string;
  reason: string;
}

/** Every other test has to pass on its first try there: what passes on the second has a fault. */
export const SECOND_TRIES: readonly SecondTry[] = [];
