import type { Config } from '../config.ts';

/** Where a command writes: what was asked for, and everything else. */
type Terminal = { print(line: string): void; complain(line: string): void };

/** The options and words of a command line, checked against what the command takes. */
export type Arguments = {
  /** Words that are not options, such as the name of a file. */
  words: string[];
  /** Every value of an option; none when it was not given. */
  options: Readonly<Record<string, readonly string[]>>;
};

export type Circumstances = Terminal & {
  config: Config;
  now: Date;
  readText(path: string): Promise<string>;
  readBytes(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when the person ends a command that goes on. */
  untilStopped(): Promise<void>;
};

/** One command of the command line. */
export type Command = {
  /** The words by which it is called: `['keys', 'create']`. */
  name: readonly string[];
  /** What follows the name: `FILE`. */
  words: readonly string[];
  options: readonly CommandOption[];
  summary: string;
  /** Returns whether everything went well. */
  run(given: Arguments, circumstances: Circumstances): Promise<boolean>;
};

export type CommandOption = {
  name: string;
  /** What its value stands for: `SLUG`. */
  value: string;
  summary: string;
  required?: boolean;
  several?: boolean;
};
