import type { ErrorStatus } from '@slipway/contract';

/** The page that all of these are on. */
export const REFERENCE_ROUTE = '/api/';

/** The id of the panel with the contents, which the toolbar opens on small screens. */
export const CONTENTS_ID = 'reference-contents';

/** The place of an operation on the reference page. */
export function operationAnchor(operation: string): string {
  return operation;
}

/** The place of a field that is sent: in the path, the query or the body. */
export function requestFieldAnchor(operation: string, path: string[]): string {
  return [operation, ...path].join('-');
}

/** The place of a field that comes back. */
export function answerFieldAnchor(operation: string, path: string[]): string {
  return [operation, 'answer', ...path].join('-');
}

/** The place of one of the answers of an operation. */
export function answerAnchor(operation: string, status: string): string {
  return `${operation}-${status}`;
}

/** The place of an error in the error catalogue. */
export function errorAnchor(status: ErrorStatus): string {
  return `error-${status}`;
}

/** The place of a header among the headers of requests and answers. */
export function headerAnchor(name: string): string {
  return `header-${name.toLowerCase()}`;
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

export function schemaFieldAnchor(name: string, path: string[]): string {
  return [schemaAnchor(name), ...path].join('-');
}

/** The place of an entry of the changelog. */
export function changeAnchor(date: string): string {
  return `changelog-${date}`;
}
