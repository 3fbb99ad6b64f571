export type IdempotencyTables = {
  idempotency_keys: {
    api_key_id: string;
    key: string;
    /** Tells the same request from another one: method, path and a hash of the body. */
    fingerprint: string;
    /** The answer that was given, written in the transaction that did the work. */
    status: number;
    body: string;
    created_at: Date;
  };
};
