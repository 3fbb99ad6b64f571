/** The fields of a PostgreSQL error that code may look at, the same for both drivers. */
export type DatabaseErrorFields = Partial<
  Record<'code' | 'constraint' | 'table' | 'column' | 'detail' | 'hint' | 'severity', string>
>;

/** An error of the database, as the embedded driver throws it; `pg` throws the same fields. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';

  constructor(message: string, fields: DatabaseErrorFields = {}) {
    super(message);
    Object.assign(this, fields);
  }
}

/** The SQLSTATE codes that code acts upon. */
export const SQL_STATE = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
} as const;

/** Whether `error` came from the database with the given SQLSTATE, by name, and constraint. */
export function isDatabaseError(
  error: unknown,
  state: keyof typeof SQL_STATE,
  constraint?: string,
): boolean {
  if (!(error instanceof Error)) return false;
  const fields = error as DatabaseErrorFields;
  return fields.code === SQL_STATE[state] && (!constraint || fields.constraint === constraint);
}
