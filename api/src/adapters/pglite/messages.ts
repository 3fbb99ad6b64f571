/** What the thread that holds the connection asks the PGlite worker. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: (string | null)[] }
  | { id: number; kind: 'close' };

export type WorkerResult = { rows: Record<string, unknown>[]; affectedRows: number };

/** What the worker answers; `ready` comes once, before everything else. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'result'; id: number; result: WorkerResult }
  | { kind: 'error'; id: number; error: WorkerError };

export type WorkerError = { message: string } & Partial<
  Record<'code' | 'constraint' | 'table' | 'column' | 'detail' | 'hint' | 'severity', string>
>;
