/** What only the team is told. */
export const TEAM_ERROR_TEXT = {
  refundTooHigh: 'The refund is more than was paid this way',
  captureTooHigh: 'That is more than the deposit',
  depositNotInPlace: 'The deposit is not in place, or is being settled',
} as const;
