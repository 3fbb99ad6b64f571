import type {
  ClockMode,
  Effects,
  FailureReason,
  SandboxClock,
  SandboxMail,
  SandboxManifest,
} from './sandbox.ts';

/** A request in a form that travels between threads. */
export type SentRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  /** Whether what the call changes is looked for, which takes longer than most calls. */
  isObserved: boolean;
  /** Who of Heron Bay Boats calls the dashboard's API: a browser has no cookies here. */
  memberId: string | null;
};

export type SentAnswer = {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
  milliseconds: number;
  effects: Effects;
};

/** What a page asks of the worker, by kind, with what it gets. */
export type Calls = {
  open: { asked: SandboxManifest; given: null };
  fetch: { asked: SentRequest; given: SentAnswer };
  mails: { asked: null; given: SandboxMail[] };
  reset: { asked: null; given: null };
  clock: { asked: ClockMode | null; given: SandboxClock };
};

export type CallKind = keyof Calls;

export type Asked = {
  [Kind in CallKind]: { id: number; kind: Kind; asked: Calls[Kind]['asked'] };
}[CallKind];

export type Told =
  | { kind: 'given'; id: number; given: unknown }
  | { kind: 'failed'; id: number; reason: FailureReason; message: string }
  | { kind: 'progress'; loadedBytes: number };
