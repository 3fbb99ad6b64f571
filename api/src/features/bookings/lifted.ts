import type { BookingRules } from '@slipway/engine';

/** The rules that staff have lifted for one booking; each leaves the others in force. */
export type Lifted = {
  /** Schedule, early pickup and lead times. */
  anyTime: boolean;
  /** Free boats, blockouts, traffic limits and the most boats per booking. */
  anyAvailability: boolean;
  /** What the customer type may book. */
  anyRule: boolean;
  /** No rental line is calculated. */
  ownPrice: boolean;
};

export const NOTHING_LIFTED: Lifted = {
  anyTime: false,
  anyAvailability: false,
  anyRule: false,
  ownPrice: false,
};

/** The rules of a customer type that are left. */
export function rulesInForce(rules: BookingRules, { anyTime, anyRule }: Lifted): BookingRules {
  const { shortestLeadHours, longestLeadHours, ...others } = rules;
  const leadTimes = {
    ...(shortestLeadHours !== undefined && { shortestLeadHours }),
    ...(longestLeadHours !== undefined && { longestLeadHours }),
  };
  return {
    ...(anyRule ? {} : others),
    ...(rules.refusalTexts && { refusalTexts: rules.refusalTexts }),
    ...(anyTime ? {} : leadTimes),
  };
}
