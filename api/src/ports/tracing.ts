/** What is known of a request before it is answered. */
type BegunRequest = {
  api: string;
  method: string;
  /** Who called, in a trace of their own, as the header `traceparent` says. */
  traceparent: string | undefined;
};

type EndedRequest = { operation: string | undefined; status: number; requestId: string };

export type RanStatement = { sql: string; milliseconds: number; error: unknown };

/** Told of what runs inside what, when somebody collects it. */
export type Tracing = {
  request(begun: BegunRequest, run: () => Promise<EndedRequest>): Promise<void>;
  job(name: string, run: () => Promise<void>): Promise<void>;
  /** A statement that has just ended, as a part of the request or the job that sent it. */
  statement(ran: RanStatement): void;
};
