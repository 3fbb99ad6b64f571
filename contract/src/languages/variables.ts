/** What the text of a waiver can be filled with, from the booking that is being signed. */
export const WAIVER_VARIABLES = {
  fullName: 'Name of the customer.',
  emailAddress: 'E-mail address of the customer.',
  phoneNumber: 'Phone number of the customer.',
  reference: 'Reference of the booking.',
  pickupAt: 'Moment of the pickup.',
  returnAt: 'Moment of the return.',
  dockName: 'Name of the dock.',
  boatModel: 'Name of the boat model.',
} as const;
