/** What is left after one attempt. */
export type Allowance = {
  allowed: boolean;
  remaining: number;
  /** Until the count starts anew; at least 1. */
  resetSeconds: number;
};

/** Counts attempts by key in windows of `windowSeconds`. */
export type Limiter = {
  readonly limit: number;
  readonly windowSeconds: number;
  take(key: string): Promise<Allowance>;
};
