/** What the page around the frame says first, with a port through which requests are answered. */
export interface Handover {
  /** The screen to begin with. */
  path: string;
  colors: 'light' | 'dark';
}

export interface FramedRequest {
  kind: 'request';
  id: number;
  /** Path and query; the page knows the host. */
  path: string;
  method: string;
  headers: [name: string, value: string][];
  body: string | null;
}

/** What the frame says to the page around it. */
export type FrameSays =
  | FramedRequest
  /** Escape was pressed, and nothing on the screen was there to be closed. */
  | { kind: 'leave' }
  /** A link was followed that leads away from the dashboard. */
  | { kind: 'outside'; address: string };

/** The answer to a request; none when the API did not answer at all. */
export interface FramedAnswer {
  id: number;
  answer: { status: number; headers: [name: string, value: string][]; body: ArrayBuffer } | null;
}
