/** A screen with the labels on it, or a menu with its screens. */
export interface Screens {
  readonly [name: string]: readonly string[] | Screens;
}

/**
 * The dashboard: menus, their screens, and what is written on each. Screens take their labels from
 * here; a guide may set in bold only these, and its paths have to lead along them.
 */
export const DASHBOARD = {
  Today: ['New booking', 'Deposits to give back', 'Payments that differ', 'Check again'],
  Planning: {
    Board: ['Parking'],
    Availability: [],
    Dockside: [
      ...['Hand out', 'Swap boat', 'Pause', 'Go on', 'End trip', 'Start motor', 'Stop motor'],
      ...['Now', 'Later', 'Out', 'Back', 'Boats', 'Call', 'Print day sheet', 'Choose the boat'],
      ...[
        'Leaving',
        'Open',
        'Sign',
        'QR code',
        'Release',
        'Not yet',
        'Note for colleagues',
        'Write a note',
      ],
      ...['Checklist', 'Balance', 'Deposit', 'Waiver', 'People', 'Briefing', 'Add-ons', 'Notes'],
    ],
    Blockouts: ['Add blockout', 'Reason', 'From', 'To', 'Docks', 'Models', 'How many boats'],
  },
  Bookings: {
    Search: ['Clear', 'Copy link', 'Add filter', 'Save filter', 'Saved filters'],
    Filters: [
      ...['Date', 'Dock', 'Model', 'Status', 'Payment', 'Partner'],
      ...['Customer type', 'Source', 'Waiver', 'With add-ons'],
    ],
    List: ['Reference', 'Customer', 'Pickup', 'Created', 'Name', 'Status', 'Balance'],
    Export: ['.xlsx', '.csv'],
    'New booking': [
      ...['Customer', 'Dock', 'Model', 'Day', 'Pickup', 'Return', 'Boats', 'People'],
      ...['Partner', 'Add-ons', 'Discount code', 'Price', 'Add customer'],
      ...['Override', 'Any time', 'Any availability', 'Any rule', 'Own price'],
      ...['Next step', 'Notify customer', 'Add payment link', 'Due date', 'Deadline'],
      ...['Confirm', 'Keep as option'],
    ],
    Edit: [
      ...['Keep old price', 'Notify customer', 'Price difference'],
      ...['Copy to new booking', 'Revive', 'Copy link'],
    ],
    'Cancel booking': [
      ...['Reason', 'No charge', 'Cancellation fee', 'Keep full price', 'Notify customer'],
      'Release deposit',
    ],
    Overview: ['Notes', 'Add note', 'Booking page'],
    Finances: [
      ...['Costs', 'Payments', 'Deposits', 'Balance', 'Add cost', 'Add discount', 'Cash payment'],
      ...['Refund', 'Release', 'Capture', 'Amount', 'Description', 'Percentage', 'Tax rate'],
      ...['Request payment', 'Due date', 'Copy link', 'Send by e-mail', 'Send by text'],
      ...['Receipt', 'Print', 'Online', 'Cash', 'Booking fee', 'Save below zero'],
    ],
    'Add-ons': ['Show unavailable add-ons'],
    Waivers: ['Sign on this device', 'QR code'],
    Answers: [],
    Messages: ['Resend'],
    History: ['Kind', 'Person', 'When', 'Who', 'What', 'Old', 'New'],
  },
  Customers: {
    Search: ['Clear'],
    List: [...['Name', 'Customer type', 'E-mail', 'Phone', 'Upcoming', 'Last trip', 'Added']],
    'Add customer': [
      ...['Given name', 'Family name', 'E-mail', 'Phone', 'Language', 'Customer type', 'Notes'],
      ...['Open existing', 'Save as alias', 'Invite to an account'],
    ],
    Details: [
      ...['Given name', 'Family name', 'E-mail', 'Phone', 'Customer type', 'Language'],
      ...['Member until', 'Aliases'],
    ],
    Bookings: ['Upcoming', 'Past', 'Canceled', 'Reference', 'Trip', 'Status', 'Name', 'Balance'],
    Notes: ['Add note'],
    History: [],
    Anonymize: [],
  },
  Orders: [
    ...['Print', 'Export', 'With prices', 'Without prices', 'To prepare', 'Ready', 'Handed out'],
    ...['Model', 'Category', 'Product', 'State', 'Clear'],
  ],
  History: ['Kind', 'Person', 'From', 'To', 'Clear', 'About', 'Newer', 'Older'],
  Sales: {
    Insights: [
      ...['Period', 'Day', 'Week', 'Month', 'Year', 'From', 'To', 'Goes by'],
      ...['Pickup date', 'Booking date', 'Compare with', 'Previous period', 'Last year'],
      ...['Model', 'Customer type', 'Source', 'Partner', 'Clear'],
      ...['Revenue', 'Bookings', 'Average value', 'Occupancy', 'Add-on share', 'Lead time'],
      'Cancel rate',
    ],
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
    Team: [
      ...['Invite', 'E-mail', 'Role', 'Docks', 'All docks', 'End date', 'Send invitation'],
      ...['Pending', 'Resend', 'Copy link', 'Withdraw', 'Remove'],
      ...['Members', 'Roles', 'Copy role', 'Name'],
    ],
    Payments: ['Connect Stripe', 'Connect Mollie', 'Go live'],
    'Tax rates': [],
    Connections: {
      'API keys': ['New key', 'Description', 'Companies', 'Last used', 'Revoke'],
      Analytics: [],
      'Boat hardware': [],
    },
    Account: ['Change plan', 'Pause', 'Skiff', 'Schooner', 'Network'],
  },
  Initials: {
    'My profile': [
      ...['Name', 'Password', 'Change password', 'Old password', 'New password'],
      ...['Passkeys', 'Add passkey', 'Remove', 'Sessions', 'Sign out everywhere else'],
    ],
    'Calendar feed': ['Hide customer names', 'Reset link', 'Copy link'],
    'Interface language': ['Language', 'Clock', '24 hours', '12 hours'],
    'Sign out': [],
  },
} as const satisfies Screens;

/** Labels outside of the menus: any screen with a form may have them, or the one for signing in. */
export const LABELS_EVERYWHERE = [
  ...['Save', 'Sign in', 'Forgot password', 'Sign in with a passkey', 'Send link'],
  ...['Choose a password', 'Accept invitation'],
] as const;
