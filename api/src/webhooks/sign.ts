import { WEBHOOK_HEADER, WEBHOOK_TOLERANCE_SECONDS } from '@slipway/contract';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;
const VERSION = 'v1';
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** A new secret, as Standard Webhooks 1.0 writes one. */
export function newSecret(bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))): string {
  return `${PREFIX}${toBase64(bytes)}`;
}

export type Sign = (eventId: string, at: Date, body: string) => Record<string, string>;

/** HMAC with SHA-256 of a text, as Base64. It comes from the host: signing is done for each request. */
export type Hmac = (key: Uint8Array, content: string) => string;

/** Signs with each of the secrets: with two of them while one is being changed. */
export function signWith(secrets: readonly string[], hmac: Hmac): Sign {
  const keys = secrets.map(bytesOf);
  return (eventId, at, body) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const content = `${eventId}.${timestamp}.${body}`;
    return {
      [WEBHOOK_HEADER.id.name]: eventId,
      [WEBHOOK_HEADER.timestamp.name]: timestamp,
      [WEBHOOK_HEADER.signature.name]: keys
        .map((key) => `${VERSION},${hmac(key, content)}`)
        .join(' '),
    };
  };
}

type Received = { headers: Readonly<Record<string, string | undefined>>; body: string; now: Date };

/** Why a receiver must not trust what it was sent, or nothing when it may. */
export async function reasonToRefuse(
  secret: string,
  { headers, body, now }: Received,
): Promise<string | undefined> {
  const id = headers[WEBHOOK_HEADER.id.name];
  const timestamp = headers[WEBHOOK_HEADER.timestamp.name];
  const signature = headers[WEBHOOK_HEADER.signature.name];
  if (!id || !timestamp || !signature) return 'a header of the signature is missing';
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= WEBHOOK_TOLERANCE_SECONDS)) {
    return 'it was signed too long ago, or the clock of this machine is wrong';
  }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), HMAC, false, ['verify']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const [version, text = ''] of signature.split(' ').map((each) => each.split(','))) {
    const bytes = version === VERSION ? fromBase64(text) : undefined;
    if (bytes && (await crypto.subtle.verify(HMAC, key, bytes, content))) return undefined;
  }
  return 'the signature is not that of this secret';
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  return fromBase64(secret.slice(PREFIX.length)) ?? new Uint8Array();
}

/** Whether a text has the form of a secret. */
export function isSecret(text: string): boolean {
  return text.startsWith(PREFIX) && (fromBase64(text.slice(PREFIX.length))?.length ?? 0) > 0;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
