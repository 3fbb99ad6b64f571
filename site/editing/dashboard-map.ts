/** A screen with the labels on it, or a menu with its screens. */
interface Screens {
  readonly [name: string]: readonly string[] | Screens;
}

/**
 * The dashboard: menus, their screens, and what is written on each. A page may set in bold only
 * what stands here, and a path has to lead along it.
 */
const DASHBOARD: Screens = {
  Today: ['New booking'],
  Planning: {
    Board: [],
    Availability: [],
    Dockside: ['Hand out', 'Swap boat', 'Pause', 'End trip'],
    Blockouts: ['Add blockout', 'Reason', 'From', 'To', 'Docks', 'Models', 'How many boats'],
  },
  Bookings: {
    Search: ['Clear'],
    Export: [],
    'New booking': [
      ...['Customer', 'Partner'],
      ...['Override', 'Any time', 'Any availability', 'Any rule', 'Own price'],
      ...['Confirm bar', 'Notify customer', 'Add payment link', 'Confirm', 'Keep as option'],
    ],
    Edit: ['Keep old price', 'Copy to new booking', 'Revive', 'Copy link'],
    'Cancel booking': ['No charge', 'Cancellation fee', 'Keep full price', 'Notify customer'],
    Overview: [],
    Finances: [
      ...['Balance', 'Add cost', 'Add discount', 'Cash payment', 'Refund', 'Release', 'Capture'],
      ...['Request payment', 'Copy link', 'Send by e-mail', 'Send by text'],
      ...['Receipt', 'Online', 'Cash'],
    ],
    'Add-ons': ['Show unavailable add-ons'],
    Waivers: ['Sign on this device'],
    Answers: [],
    Messages: ['Resend'],
    History: [],
  },
  Customers: {
    'Add customer': [
      ...['Given name', 'Family name', 'E-mail', 'Phone', 'Language', 'Customer type', 'Notes'],
      ...['Open existing', 'Save as alias', 'Invite to an account'],
    ],
    Details: ['Customer type', 'Language', 'Member until'],
    Bookings: [],
    Notes: [],
    History: [],
    Anonymize: [],
  },
  Orders: ['Print', 'Export', 'To prepare', 'Ready', 'Handed out'],
  Sales: {
    Insights: [],
    Discounts: ['New discount', 'Type a code', 'Generate', 'Import'],
    Partners: ['Add', 'Partner statement', 'Booked via partner'],
  },
  Inventory: {
    Docks: [
      ...['Add dock', 'Name', 'Address', 'Phone', 'Time zone', 'Show ID'],
      ...['Traffic limits', 'Pickups', 'Returns', 'Both together', 'Bookings', 'Boats'],
    ],
    'Boat models': [
      ...['Add', 'Name', 'Capacity', 'Category', 'Short description', 'Show ID'],
      ...['Most boats per booking', 'Ask for number of people'],
      ...['Add placement', 'Place all boats', 'Out of service'],
    ],
    'Add-ons': [
      ...['Add', 'Tiles', 'Rows', 'Compact list'],
      ...['Order before', 'Sold out', 'Daily quantity'],
    ],
  },
  Rental: {
    'Rental setups': ['Run-over'],
    Schedules: [
      ...['Add weekly schedule', 'Add slot schedule', 'Weekly schedule', 'Slot schedule'],
      ...['Start every', 'Early pickup', 'Turnaround', 'Turnaround before', 'Turnaround after'],
      'Exceptions',
    ],
    Pricing: {
      Simple: ['Basis', 'Prices', 'Schedule'],
      Slot: [],
      Flexible: ['Base', 'Booked ahead', 'Try it'],
      'Extra charges': ['Show at payment step only', 'Hide when zero'],
      Deposits: ['Add', 'Hold', 'Charge'],
      'Booking fee': [
        ...['Off', 'Slipway fee', 'Own fee'],
        ...['Show from the start', 'Show at payment', 'Also for staff bookings'],
      ],
    },
    Confirmation: ['Add', 'Full payment', 'Down payment', 'On approval', 'No payment'],
    Notifications: ['Send', 'Subject', 'Insert field', 'Before the trip'],
    Waivers: [
      ...['Add', 'Signer', 'Main renter', 'One per boat', 'Every passenger', 'Anyone'],
      ...['Required', 'Required before hand-out', 'Retention', 'Publish'],
    ],
  },
  'Booking form': {
    Install: ['Overlay', 'Inline', 'Plain link', 'Pay', 'Fail', 'Leave'],
    Branding: ['Logo', 'Main color', 'Accent', 'Font', 'Corners'],
    Languages: ['Add'],
    Texts: ['Search', 'Reset'],
    Questions: ['Add', 'Question', 'Hint', 'Kind', 'Required', 'Sensitive'],
    Options: ['Automatic', 'One day', 'Several days', 'Required', 'Optional', 'Off'],
    Alternatives: [],
  },
  Settings: {
    Company: ['Return URL'],
    'Customer types': [
      ...['Add', 'Delete', 'Name', 'Abbreviation', 'Description'],
      ...['Guest', 'Account holder', 'Confirm without paying', 'Auto-anonymize'],
      ...['Booking rules', 'Custom condition', 'Try it', 'Customer may cancel', 'Cancellation'],
    ],
    Team: [...['Invite', 'All docks', 'Resend', 'Copy link', 'Withdraw', 'Name'], 'Docks'],
    Payments: ['Connect Stripe', 'Connect Mollie', 'Go live'],
    'Tax rates': [],
    Connections: {
      'API keys': ['New key'],
      Analytics: [],
      'Boat hardware': [],
    },
    Account: ['Change plan', 'Pause', 'Skiff', 'Schooner', 'Network'],
  },
  Initials: {
    'My profile': [],
    'Calendar feed': ['Hide customer names', 'Reset link', 'Copy link'],
    'Interface language': [],
    'Sign out': [],
  },
};

/** Labels outside of the menus: any screen with a form may have them, or the one for signing in. */
const EVERYWHERE = ['Save', 'Sign in', 'Forgot password'];

/** Every label of the dashboard, menus and screens included. */
export const LABELS: ReadonlySet<string> = new Set([...labelsIn(DASHBOARD), ...EVERYWHERE]);

function* labelsIn(screens: Screens): Generator<string> {
  for (const [name, inside] of Object.entries(screens)) {
    yield name;
    if (Array.isArray(inside)) yield* inside;
    else yield* labelsIn(inside as Screens);
  }
}

/** The first step of a path that the dashboard does not have at that place. */
export function wrongStep(path: readonly string[]): string | undefined {
  let here: readonly string[] | Screens = DASHBOARD;
  for (const step of path) {
    if (Array.isArray(here)) return here.includes(step) ? undefined : step;
    const next: Screens[string] | undefined = (here as Screens)[step];
    if (next === undefined) return step;
    here = next;
  }
  return undefined;
}
