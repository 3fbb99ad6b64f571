export * from './add-ons/add-on.ts';
export * from './add-ons/cut-off.ts';
export * from './add-ons/order-price.ts';
export * from './add-ons/orderable.ts';
export { type Cents, formatCents, LARGEST_AMOUNT, percentageOf } from './arithmetic/cents.ts';
export { type Rational, rationalFrom, toNumber } from './arithmetic/rational.ts';
export * from './availability/availability.ts';
export * from './availability/blockout.ts';
export * from './availability/conflicts.ts';
export type { Fleet } from './availability/fleet.ts';
export * from './availability/free-boats.ts';
export * from './availability/placement.ts';
export * from './availability/taken.ts';
export * from './availability/traffic.ts';
export * from './booking-form/alternatives.ts';
export * from './booking-form/contrast.ts';
export * from './booking-form/form-link.ts';
export * from './booking-price/booking-price.ts';
export { couponDescription } from './booking-price/coupon-lines.ts';
export * from './booking-price/price-booking.ts';
export * from './booking-price/price-key.ts';
export * from './booking-rules/booking-rules.ts';
export * from './booking-rules/check-booking-rules.ts';
export * from './booking-rules/customer-bookings.ts';
export * from './bookings/editing.ts';
export * from './bookings/events.ts';
export * from './bookings/next-status.ts';
export * from './bookings/status.ts';
export * from './bookings/timers.ts';
export * from './bookings/transitions.ts';
export * from './calendar/calendar-file.ts';
export * from './cancellation/cancellation.ts';
export {
  type ConditionFacts,
  type ConditionResult,
  checkCondition,
  type TestedCondition,
  testCondition,
} from './condition/condition.ts';
export { CONDITION_MAX_LENGTH } from './condition/grammar.ts';
export { tripFacts } from './condition/trip-facts.ts';
export { CONDITION_VARIABLES, type ConditionVariable } from './condition/variables.ts';
export * from './coupons/code.ts';
export * from './coupons/coupon.ts';
export * from './coupons/discount.ts';
export * from './customers/anonymize.ts';
export * from './customers/membership.ts';
export * from './customers/phone-number.ts';
export * from './customers/weak-password.ts';
export * from './deposits/deposit.ts';
export * from './deposits/deposit-lines.ts';
export * from './deposits/taking.ts';
export * from './fees/application-fee.ts';
export * from './fees/booking-fee.ts';
export * from './formula/formula.ts';
export {
  BASE_FORMULA_VARIABLES,
  FORMULA_MAX_LENGTH,
  FORMULA_VARIABLE_NAMES,
  FORMULA_VARIABLES,
  type FormulaVariable,
} from './formula/grammar.ts';
export * from './insights/bookable-time.ts';
export * from './insights/compared-dates.ts';
export * from './insights/measures.ts';
export type { Outcome, SourceProblem } from './language/source-problem.ts';
export * from './ledger/agreed.ts';
export * from './ledger/figures.ts';
export * from './ledger/refundable.ts';
export * from './partners/partners.ts';
export * from './payments/confirmation.ts';
export * from './payments/refund.ts';
export * from './plans/plans.ts';
export { type Amount, figuresOf } from './pricing/amount.ts';
export type { Calculated, SkippedLine } from './pricing/calculated.ts';
export * from './pricing/check-pricing.ts';
export * from './pricing/list-price.ts';
export * from './pricing/price-condition.ts';
export * from './pricing/price-table.ts';
export * from './pricing/pricing.ts';
export * from './pricing/rental.ts';
export * from './rental-setups/check-rental-setups.ts';
export * from './rental-setups/find-rental-setup.ts';
export * from './rental-setups/last-return-date.ts';
export * from './rental-setups/rental-setup.ts';
export * from './schedules/check-schedule.ts';
export * from './schedules/check-trip-times.ts';
export { minutesText } from './schedules/lengths.ts';
export * from './schedules/limits.ts';
export * from './schedules/schedule.ts';
export { type StartTime, startTimesOn } from './schedules/start-times.ts';
export * from './schedules/trips-that-fit.ts';
export type { SettingProblem } from './settings/setting-problem.ts';
export * from './tax/tax.ts';
export * from './tax/tax-rate.ts';
export { escapeControls } from './text/escape-controls.ts';
export * from './time/instant.ts';
export * from './time/local.ts';
export * from './time/local-date.ts';
export * from './time/local-time.ts';
export * from './time/time-zone.ts';
export * from './trips/at-risk.ts';
export * from './trips/choose-hull.ts';
export * from './trips/condition.ts';
export * from './trips/customer-start.ts';
export * from './trips/hand-out.ts';
export * from './trips/measures.ts';
export * from './trips/trip.ts';
export * from './waivers/signatures.ts';
