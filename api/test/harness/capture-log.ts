import type { LogLine } from './test-server.ts';

const captures = new Set<LogLine[]>();
const print = process.stdout.write;

/**
 * Collects what servers in this process log from now on, in place of printing it. Servers that run
 * at the same time share their lines.
 */
export function captureLog(): { lines: readonly LogLine[]; end(): void } {
  const lines: LogLine[] = [];
  captures.add(lines);
  process.stdout.write = writeOrKeep as typeof print;
  return {
    lines,
    end() {
      captures.delete(lines);
      if (captures.size === 0) process.stdout.write = print;
    },
  };
}

function writeOrKeep(...args: Parameters<typeof print>): boolean {
  const [text] = args;
  if (typeof text !== 'string' || !text.startsWith('{"')) return print.apply(process.stdout, args);
  for (const lines of captures) lines.push(JSON.parse(text));
  return true;
}
