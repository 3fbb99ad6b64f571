import { permissionsOf, type Role } from '@slipway/contract';
import { expect, test } from 'vitest';

test.each<[Role, string[]]>([
  ['administrator', []],
  ['operations_manager', ['company.edit', 'team.edit', 'account.edit']],
  ['planner', ['payments.refund', 'customers.anonymize', 'insights.view', 'setup.edit']],
  ['dock_host', ['bookings.override', 'bookings.confirm_option', 'bookings.cancel', 'costs.edit']],
])('a %s may not do what the table of the guide refuses', (role, refused) => {
  const permissions = permissionsOf(role);
  expect(refused.filter((permission) => permissions.has(permission as never))).toEqual([]);
});

test('a Dock host confirms a draft, takes cash and hands boats out', () => {
  const permissions = permissionsOf('dock_host');
  expect(permissions).toContain('bookings.confirm_draft');
  expect(permissions).toContain('payments.cash');
  expect(permissions).toContain('trips.run');
});
