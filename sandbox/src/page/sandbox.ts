/** A file that the sandbox loads, as the site serves it. */
export type SandboxFile = {
  path: string;
  /** Its size once it is unpacked. */
  bytes: number;
  /** What travels when the browser takes Brotli. */
  brotliBytes: number;
};

/** The keys of the sandbox's world. They are made with it and open nothing anywhere else. */
export type SandboxKeys = {
  /** Of Heron Bay Boats. */
  valid: string;
  /** Of Heron Bay Boats and Kestrel Quay. */
  agency: string;
  /** Of Kestrel Quay alone. */
  otherCompany: string;
  /** Worked once, for Heron Bay Boats. */
  revoked: string;
};

/** What a page must know to start the sandbox; made when it is built. */
export type SandboxManifest = {
  worker: SandboxFile;
  postgres: SandboxFile;
  postgresFiles: SandboxFile;
  world: SandboxFile;
  /** Writes PDFs; loaded when one is asked for. */
  pdf: SandboxFile;
  keys: SandboxKeys;
  /** The moment at which every example of the reference is true. */
  documentedMoment: string;
  timeZone: string;
};

/** `documented` stands still at the moment of the examples, `today` is the clock on the wall. */
export type ClockMode = 'documented' | 'today';

export type SandboxClock = {
  mode: ClockMode;
  now: string;
  /** By how many weeks everything in the world lies later than documented. */
  weeks: number;
};

/** A message that the company would have sent; a text to a phone has no subject. */
export type SandboxMail = {
  id: string;
  channel: 'email' | 'text';
  recipient: string;
  subject: string;
  text: string;
};

export type ChangedRows = { table: string; added: number; changed: number; removed: number };

export type SandboxEvent = { type: string; data: Record<string, unknown> };

/** What a call did besides answering. */
export type Effects = { rows: ChangedRows[]; mails: SandboxMail[]; events: SandboxEvent[] };

export type ObservedAnswer = {
  response: Response;
  /** How long the app took, without the way to its thread and back. */
  milliseconds: number;
  effects: Effects;
};

/** The API in this tab. */
export type Sandbox = {
  keys: SandboxKeys;
  fetch(request: Request): Promise<Response>;
  /** The same as a member of Heron Bay Boats, who is signed in to the dashboard. */
  fetchAs(memberId: string, request: Request): Promise<Response>;
  /** The same, with what happened on the way. */
  observe(request: Request): Promise<ObservedAnswer>;
  /** Every message since the start, the newest last. */
  mails(): Promise<SandboxMail[]>;
  /** Gives the first world back, at the same clock. */
  reset(): Promise<void>;
  /** Tells the time; with a mode it sets the clock, in a world that is as at first. */
  clock(mode?: ClockMode): Promise<SandboxClock>;
  close(): void;
};

export type Progress = { loadedBytes: number; totalBytes: number };

/** Why there is no sandbox, as a page can say it. */
export type FailureReason = 'unsupported' | 'download' | 'memory' | 'broken';

export class SandboxError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'SandboxError';
    this.reason = reason;
  }
}
