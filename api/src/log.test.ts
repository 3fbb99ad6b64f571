import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a line of the log shows what a terminal would obey, and can be read back', () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    () => new Date(0),
    (line) => lines.push(line),
  );
  const path = '/v1/\r\n\u001b[31m\u009b31m\u007f\u2028\u2029é';
  log.info('request', { path });
  expect(lines).toEqual([
    String.raw`{"time":"1970-01-01T00:00:00.000Z","level":"info","message":"request","path":"/v1/\r\n\u001b[31m\u009b31m\u007f\u2028\u2029é"}`,
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path });
});
