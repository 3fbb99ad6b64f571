import type { ErrorStatus, OperationId } from '@slipway/contract';

/** The place of an operation on the reference page. */
export function operationAnchor(operation: OperationId): string {
  return operation;
}

/** The place of a field that is sent: in the path, the query or the body. */
export function requestFieldAnchor(operation: OperationId, path: string[]): string {
  return [operation, ...path].join('-');
}

/** The place of a field that comes back. */
export function answerFieldAnchor(operation: OperationId, path: string[]): string {
  return [operation, 'answer', ...path].join('-');
}

/** The place of an error in the error catalogue. */
export function errorAnchor(status: ErrorStatus): string {
  return `error-${status}`;
}
