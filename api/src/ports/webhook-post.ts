/** What became of one request to an endpoint. */
export type PostResult = {
  /** The status of the answer; none when there was no answer in time. */
  status: number | null;
  /** What the endpoint asked for in `Retry-After`. */
  retryAfter: string | null;
  /** Why there was no answer, for the operator. */
  reason: string | null;
  /** Whether this process ended it before its time. */
  stopped: boolean;
};

/** The way out to endpoints. */
export type WebhookPost = {
  /** Whether an address may be called at all, as far as it says so itself. */
  mayCall(url: URL): boolean;
  /** Sends once and never throws. */
  send(url: URL, request: PostRequest): Promise<PostResult>;
  /** Ends everything that is being sent. */
  stop(): void;
};

type PostRequest = { headers: Record<string, string>; body: string };
