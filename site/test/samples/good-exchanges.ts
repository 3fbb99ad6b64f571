import { integratorApi, type Operation, type OperationId } from '@slipway/contract';

/** Every exchange whose request the reference shows as code. */
export const goodExchanges = Object.values<Operation>(integratorApi.operations).flatMap(
  (operation) =>
    Object.entries(operation.examples)
      .filter(([, { status }]) => status === 200)
      .map(([example, exchange]) => ({ id: operation.id as OperationId, example, exchange })),
);

/** The first exchange of each kind of request: its method, and which parts it has. */
export const oneOfEachKind = goodExchanges.filter((each, at) => {
  const first = goodExchanges.findIndex((other) => kindOf(other) === kindOf(each));
  return first === at;
});

function kindOf({ id, exchange }: (typeof goodExchanges)[number]): string {
  const { params, query, body } = exchange;
  const parts = [params, query, body].map((part) => (part ? 'with' : 'without'));
  return [integratorApi.operations[id].method, ...parts].join();
}
