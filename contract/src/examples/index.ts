export * from './booking.ts';
export * from './company.ts';
export * from './ids.ts';
export * from './inventory.ts';
export * from './people.ts';
export * from './team.ts';
export * from './webhooks.ts';
