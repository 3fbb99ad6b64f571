import { type Operation, type OperationId, operations } from '@slipway/contract';

/** Every exchange whose request the reference shows as code. */
export const goodExchanges = Object.values<Operation>(operations).flatMap((operation) =>
  Object.entries(operation.examples)
    .filter(([, { status }]) => status === 200)
    .map(([example, exchange]) => ({ id: operation.id as OperationId, example, exchange })),
);
