// Made from contract/src by `npm run contract`. Edit there, not here.

export const API_URL = 'https://api.slipway.example';

export const HEADER = {
  tenantId: 'X-Tenant-Id',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  retryAfter: 'Retry-After',
} as const;

export const WEBHOOK_HEADER = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

export const WEBHOOK_TOLERANCE_SECONDS = 300;
