/** What is wrong with a formula or a condition, and where. */
export interface SourceProblem {
  /** One sentence that says what is wrong and what to do. */
  message: string;
  /** Characters before the faulty place. */
  offset: number;
  length: number;
  /** Both start at 1. */
  line: number;
  column: number;
}
