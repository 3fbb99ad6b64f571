/** Why the API gives no answer to work with, in its own words. */
export interface Refusal {
  status: number;
  sentence: string;
  /** What is wrong, by field, when the request was invalid. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds it may be tried again, when that is known. */
  retryAfter: number | undefined;
  /** The name of the sentence. */
  code: string | null;
}

export interface ApiRequest {
  route: { method: string; path: string };
  /** What goes into the path, behind it and into the body; the types of an operation say what. */
  input: unknown;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
}

/** A request can fail before it reaches anybody; then there is no refusal. */
export type MakeError = (refusal: Refusal | null) => Error;

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Asks the API and gives its whole answer. Throws the app's own error when there is none. */
export async function sendRequest(
  fetchIt: typeof fetch,
  { route: { method, path }, input, headers = {}, signal }: ApiRequest,
  makeError: MakeError,
): Promise<unknown> {
  const { params, query, body } = input as Input;
  const sent = new Headers({ Accept: 'application/json' });
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, value);
  const isWrite = method === 'post';
  if (isWrite) sent.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await fetchIt(addressOf(path, params, query), {
      method: method.toUpperCase(),
      headers: sent,
      signal: signal ?? null,
      ...(isWrite && { body: JSON.stringify(body ?? {}) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw makeError(null);
  }
  if (!response.ok) throw makeError(await refusalOf(response));
  return response.json();
}

/** The query has no empty values; a list goes there value by value. */
function addressOf(path: string, params: Input['params'] = {}, query: Input['query'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === ''
        ? []
        : Array.isArray(value)
          ? value.map((one) => [`${name}[]`, String(one)])
          : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => ({}))) as {
    error?: string;
    code?: string | null;
    errors?: Record<string, string[]>;
  };
  const retryAfter = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    sentence: said.error ?? '',
    fields: said.errors ?? {},
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    code: said.code ?? null,
  };
}
