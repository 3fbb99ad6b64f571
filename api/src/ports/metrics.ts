/** The three APIs of one process; the pages and everything else without an operation are `other`. */
export type MeasuredApi = 'integrator' | 'customer' | 'team';

type Outcome = 'succeeded' | 'failed';

/**
 * Told of what happens, when somebody watches. Whatever names a thing here comes from the contract
 * or the code and never from a caller, so that there are only so many names.
 */
export type Metrics = {
  answered(request: { api: MeasuredApi; operation: string; status: number; seconds: number }): void;
  ranJob(job: string, outcome: Outcome, seconds: number): void;
  sentMail(outcome: Outcome): void;
  sentWebhook(outcome: Outcome): void;
};
