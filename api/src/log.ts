import { escapeControls } from '@slipway/engine';

/** From the most to the least talkative. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line per event. Fields never hold bodies, keys or query strings. */
export type Log = Record<
  Exclude<LogLevel, 'silent'>,
  (message: string, fields?: LogFields) => void
>;

/** A log that writes each event of at least `level` as one line of JSON. */
export function createLog(
  level: LogLevel,
  clock: () => Date,
  writeLine: (line: string) => void,
): Log {
  const writer = (eventLevel: LogLevel) => {
    if (LOG_LEVELS.indexOf(eventLevel) < LOG_LEVELS.indexOf(level)) return () => {};
    return (message: string, fields?: LogFields) =>
      writeLine(
        escapeControls(JSON.stringify({ time: clock(), level: eventLevel, message, ...fields })),
      );
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
}

/** What of an error may be logged: never the detail of a database error, which holds row values. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { error: error.message, name: error.name, code, constraint, stack: error.stack };
}
