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
  connectionFailure: '08006',
  uniqueViolation: '23505',
  readOnlyTransaction: '25006',
  completionUnknown: '40003',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  tooManyConnections: '53300',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

type SqlState = keyof typeof SQL_STATE;

/** Whether `error` came from the database with the given SQLSTATE, by name, and constraint. */
export function isDatabaseError(error: unknown, state: SqlState, constraint?: string): boolean {
  if (!(error instanceof Error)) return false;
  const fields = error as DatabaseErrorFields;
  return fields.code === SQL_STATE[state] && (!constraint || fields.constraint === constraint);
}

/** Too much is asked of the database at this moment; the same request may succeed a little later. */
const BUSY: readonly SqlState[] = ['lockNotAvailable', 'queryCanceled', 'tooManyConnections'];

/** Whether a lock, a connection or a statement was waited for in vain. */
export function isBusy(error: unknown): boolean {
  return BUSY.some((state) => isDatabaseError(error, state));
}

/** Whether two transactions got in each other's way, so that one of them has to run again. */
export function isCollision(error: unknown): boolean {
  return (
    isDatabaseError(error, 'deadlockDetected') || isDatabaseError(error, 'serializationFailure')
  );
}

const LOST_CONNECTION: readonly (string | undefined)[] = [
  '08000',
  '08001',
  '08003',
  '08004',
  SQL_STATE.connectionFailure,
  // It has become a standby, or no standby has confirmed what was written.
  SQL_STATE.readOnlyTransaction,
  SQL_STATE.completionUnknown,
  '57P01',
  '57P02',
  '57P03',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

const LOST_IN_WORDS = /^Connection terminated|^Client .+ is not queryable$/;

/** Whether the server went away or is not there yet; the driver has no code for some of it. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as DatabaseErrorFields;
  // A pooler that has lost the server says no more than that it breaks off.
  if (code === '08P01' && severity === 'FATAL') return true;
  return LOST_CONNECTION.includes(code) || LOST_IN_WORDS.test(error.message);
}
