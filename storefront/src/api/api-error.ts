export type Failure =
  | 'network'
  | 'refused'
  | 'invalid'
  | 'missing'
  | 'forbidden'
  | 'tooMany'
  | 'server';

/** Why there is no answer to work with. */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly status: number;
  /** What is wrong, by field, when the request was invalid. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds it may be tried again, when that is known. */
  readonly retryAfter: number | undefined;
  /** The name of the API's sentence, for words in the language of the page. */
  readonly code: string | null;

  constructor(
    failure: Failure,
    status: number,
    message: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
    retryAfter?: number,
    code: string | null = null,
  ) {
    super(message);
    this.failure = failure;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const FAILURES: Record<number, Failure> = {
  401: 'missing',
  403: 'forbidden',
  404: 'missing',
  406: 'refused',
  422: 'invalid',
  429: 'tooMany',
};

export async function errorOf(response: Response): Promise<ApiError> {
  const said = (await response.json().catch(() => ({}))) as {
    error?: string;
    code?: string | null;
    errors?: Record<string, string[]>;
  };
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(
    FAILURES[response.status] ?? 'server',
    response.status,
    said.error ?? '',
    said.errors ?? {},
    retryAfter > 0 ? retryAfter : undefined,
    said.code ?? null,
  );
}
