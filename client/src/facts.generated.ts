// Made from contract/src by `npm run contract`. Edit there, not here.

export const API_URL = 'https://api.slipway.example';

export const HEADER = {
  tenantId: 'X-Tenant-Id',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  retryAfter: 'Retry-After',
} as const;
