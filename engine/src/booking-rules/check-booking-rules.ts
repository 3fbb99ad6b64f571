import type { BookingRule, BookingRules, BookingToCheck } from './booking-rules.ts';
import { RULE_CHECKS } from './rule-checks.ts';

/** Which rules refuse a booking, and which cannot be checked yet. */
export interface RulesResult {
  allowed: boolean;
  refusals: { rule: BookingRule; message: string }[];
  /** These pass for now and are checked again before confirmation. */
  unknown: BookingRule[];
}

/** Checks a booking against the rules of the customer's type. */
export function checkBookingRules(rules: BookingRules, booking: BookingToCheck): RulesResult {
  const refusals: RulesResult['refusals'] = [];
  const unknown: BookingRule[] = [];
  for (const { rule, check } of RULE_CHECKS) {
    const verdict = check(rules, booking);
    if (verdict === 'unknown') unknown.push(rule);
    else if (verdict !== 'holds') {
      refusals.push({ rule, message: rules.refusalTexts?.[rule] ?? verdict.refused });
    }
  }
  return { allowed: refusals.length === 0, refusals, unknown };
}
