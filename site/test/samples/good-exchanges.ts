import { integratorApi, type Operation, type OperationId } from '@slipway/contract';

/** Every exchange whose request the reference shows as code. */
export const goodExchanges = Object.values<Operation>(integratorApi.operations).flatMap(
  (operation) =>
    Object.entries(operation.examples)
      .filter(([, { status }]) => status === 200)
      .map(([example, exchange]) => ({ id: operation.id as OperationId, example, exchange })),
);
