/** Settings of the server, as it reads them from its environment. */
export type Environment = Record<string, string | undefined>;

export type LogLine = Record<string, unknown>;

type Call = {
  method?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** An answer with its body read; `json` is the body as a value. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type Answer = { status: number; headers: Headers; text: string; json: any };

/** A running server, called through HTTP. */
export abstract class TestServer {
  readonly url: string;
  /** Every line that has been logged so far. */
  readonly log: readonly LogLine[];

  protected constructor(url: string, log: readonly LogLine[]) {
    this.url = url;
    this.log = log;
  }

  abstract stop(): Promise<unknown>;

  async call(path: string, { method, key, body, headers = {} }: Call = {}): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readAnswer(answer);
  }
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
