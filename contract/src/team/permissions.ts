/** The four roles that every company has, with the names that the team reads. */
export const ROLE = {
  administrator: 'Administrator',
  operations_manager: 'Operations manager',
  planner: 'Planner',
  dock_host: 'Dock host',
} as const;

export type Role = keyof typeof ROLE;

const everyone: readonly Role[] = ['administrator', 'operations_manager', 'planner', 'dock_host'];
const office: readonly Role[] = ['administrator', 'operations_manager', 'planner'];
const managers: readonly Role[] = ['administrator', 'operations_manager'];
const owner: readonly Role[] = ['administrator'];

/**
 * What a team member may do, and which roles may. A line is one tick of a role; where a role may do
 * only some of it, `partly` says what.
 */
const LINES = [
  {
    label: 'View planning, bookings, customers, history',
    permissions: { 'bookings.view': everyone },
  },
  {
    label: 'Add and edit bookings',
    permissions: {
      'bookings.edit': everyone,
      'bookings.override': office,
      'bookings.keep_old_price': office,
    },
    partly: 'no **Override**, no **Keep old price**',
  },
  {
    label: 'Confirm a draft made by staff',
    permissions: { 'bookings.confirm_draft': everyone },
  },
  {
    label: 'Confirm options, cancel bookings',
    permissions: { 'bookings.confirm_option': office, 'bookings.cancel': office },
  },
  {
    label: 'Hand out, swap, end trips; sign waivers on site',
    permissions: { 'trips.run': everyone, 'waivers.sign': everyone },
  },
  {
    label: 'Cash payment, payment request, release deposit',
    permissions: {
      'payments.cash': everyone,
      'payments.request': everyone,
      'deposits.release': everyone,
    },
  },
  {
    label: 'Manual costs, capture deposit',
    permissions: { 'costs.edit': office, 'deposits.capture': office },
  },
  { label: 'Refund', permissions: { 'payments.refund': managers } },
  { label: 'Add and edit customers', permissions: { 'customers.edit': everyone } },
  { label: 'Change the customer type', permissions: { 'customers.change_type': office } },
  {
    label: 'Change the e-mail address of a customer with an account or an upcoming booking',
    permissions: { 'customers.change_address': office },
  },
  { label: 'Anonymize customers', permissions: { 'customers.anonymize': managers } },
  { label: 'Orders: mark', permissions: { 'orders.mark': everyone } },
  { label: 'Orders: export', permissions: { 'orders.export': office } },
  {
    label: 'Blockouts, placements',
    permissions: { 'blockouts.view': everyone, 'blockouts.edit': office },
    partly: 'view',
  },
  { label: 'Export bookings', permissions: { 'bookings.export': office } },
  {
    label: 'Discounts, partners',
    permissions: { 'sales.view': office, 'sales.edit': managers },
    partly: 'view',
  },
  { label: 'Insights', permissions: { 'insights.view': managers } },
  {
    label: 'Inventory, Rental, Booking form',
    permissions: { 'setup.view': office, 'setup.edit': managers },
    partly: 'view',
  },
  {
    label: 'Company, Customer types, Payments, Tax rates, Connections',
    permissions: { 'company.view': managers, 'company.edit': owner },
    partly: 'view',
  },
  {
    label: 'Team, Account',
    permissions: { 'team.view': managers, 'team.edit': owner, 'account.edit': owner },
    partly: 'view the team',
  },
] as const satisfies readonly PermissionLine[];

interface PermissionLine {
  label: string;
  permissions: Readonly<Record<string, readonly Role[]>>;
  partly?: string;
}

type KeysOfEach<Union> = Union extends unknown ? keyof Union : never;

/** One thing that a team member may or may not do. */
export type Permission = KeysOfEach<(typeof LINES)[number]['permissions']>;

export const PERMISSION_LINES: readonly PermissionLine[] = LINES;

/** The permissions of a role. */
export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return new Set(
    PERMISSION_LINES.flatMap(({ permissions }) =>
      Object.entries(permissions)
        .filter(([, roles]) => roles.includes(role))
        .map(([permission]) => permission as Permission),
    ),
  );
}

/** How a table says what a role may do of a line. */
export function grantText({ permissions, partly }: PermissionLine, role: Role): string {
  const granted = Object.values(permissions).filter((roles) => roles.includes(role)).length;
  if (granted === 0) return 'no';
  return granted === Object.keys(permissions).length ? 'yes' : `partly: ${partly}`;
}
