import { integratorApi } from '@slipway/contract';
import { type EditedRequest, KEY_CHOICES } from './request.ts';

const MARK = '#run=';
const LONGEST = 20_000;

/** No body of the API is nested as deep, and to write one that is overflows the stack. */
const DEEPEST = 20;

/** A link to the page that carries a request. Nothing runs from a link: the reader presses Run. */
export function linkTo(request: EditedRequest): string {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const text = btoa(String.fromCharCode(...bytes));
  const encoded = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${window.location.origin}${window.location.pathname}${MARK}${encoded}`;
}

/** The request in the fragment of an address, or nothing when it is none that this page knows. */
export function requestIn(fragment: string): EditedRequest | undefined {
  if (!fragment.startsWith(MARK) || fragment.length > LONGEST) return undefined;
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRequest(value) && !isDeep(value.body) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDeep(body: string): boolean {
  try {
    return goesDeeper(JSON.parse(body), DEEPEST);
  } catch {
    // What is no JSON is shown as it is, with the place of the mistake.
    return false;
  }
}

function goesDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => goesDeeper(each, levels - 1));
}

function isRequest(value: unknown): value is EditedRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { operation, params, query, body, key, tenantId, idempotencyKey, ifNoneMatch } =
    value as Record<string, unknown>;
  return (
    typeof operation === 'string' &&
    Object.hasOwn(integratorApi.operations, operation) &&
    typeof key === 'string' &&
    Object.hasOwn(KEY_CHOICES, key) &&
    [body, tenantId, idempotencyKey, ifNoneMatch].every((text) => typeof text === 'string') &&
    [params, query].every(
      (part) =>
        typeof part === 'object' &&
        part !== null &&
        Object.values(part).every((text) => typeof text === 'string'),
    )
  );
}
