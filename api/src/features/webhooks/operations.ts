import type { IntegratorHandler } from '../../http/handler.ts';
import { deliveriesOf, replay } from './deliveries.ts';
import { allEndpoints, changeEndpoint, makeEndpoint, removeEndpoint } from './endpoint.ts';

export const listWebhooks: IntegratorHandler<'listWebhooks'> = async (_request, database) => ({
  data: await allEndpoints(database),
});

export const createWebhook: IntegratorHandler<'createWebhook'> = async (
  { body },
  transaction,
  { now, webhookPost: { mayCall } },
) => ({ data: await makeEndpoint(transaction, { now, mayCall }, body) });

export const updateWebhook: IntegratorHandler<'updateWebhook'> = async (
  { params: { id }, body: change },
  transaction,
  { now, webhookPost: { mayCall } },
) => ({ data: await changeEndpoint(transaction, { now, mayCall }, { id, change }) });

export const removeWebhook: IntegratorHandler<'removeWebhook'> = async (
  { params },
  transaction,
) => {
  await removeEndpoint(transaction, params.id);
  return { data: { webhookId: params.id } };
};

export const listDeliveries: IntegratorHandler<'listDeliveries'> = async (
  { params, query },
  database,
) => deliveriesOf(database, params.id, query);

export const replayWebhook: IntegratorHandler<'replayWebhook'> = async (
  { params: { id }, body },
  transaction,
  { now },
) => ({ data: { queued: await replay(transaction, { id, now }, body) } });
