/** The features that each release brought, by the names that `<Since feature="…" />` uses. */
export const RELEASE_FEATURES = {
  'v0.11': ['slot-schedule', 'slot-pricing', 'early-pickup', 'turnaround', 'exceptions'],
  'v0.12': ['payment-requests', 'refunds', 'revive', 'aliases'],
  'v0.13': ['mollie', 'down-payment', 'payment-state'],
  'v0.14': ['blockouts', 'out-of-service', 'bookings-by-api'],
  'v0.15': ['customer-types', 'booking-rules'],
  'v0.16': ['board', 'dockside', 'traffic-limits'],
  'v0.17': ['deposits'],
  'v0.18': ['add-ons', 'discounts'],
  'v1.0': ['several-nights', 'run-over', 'tax-rates'],
  'v1.1': ['form-languages', 'form-texts'],
  'v1.2': ['customer-profile', 'anonymize'],
  'v1.3': ['flexible-pricing', 'formulas', 'booked-ahead'],
  'v1.4': ['history', 'own-roles', 'dock-scope', 'pending-invitations', 'sign-in'],
  'v1.5': ['waivers'],
  'v1.6': ['insights', 'export'],
  'v1.7': ['partners'],
  'v1.8': ['orders', 'daily-quantity'],
  'v1.9': ['questions', 'alternatives', 'form-options', 'form-fonts'],
  'v1.10': ['connected-boats', 'text-messages'],
  'v1.11': ['custom-condition', 'hours-per-month', 'refusal-texts', 'member-until', 'sign-in-link'],
  'v1.12': ['calendar-feed', 'messages-after-the-trip', 'pause'],
  'v1.13': ['analytics', 'return-url', 'inline-form', 'form-javascript'],
  'v1.14': ['booking-fee'],
} as const;

type Release = keyof typeof RELEASE_FEATURES;
export type Feature = (typeof RELEASE_FEATURES)[Release][number];

/** The release since which Slipway has a feature. A name that is not in the list stops the build. */
export function releaseOf(feature: Feature): string {
  for (const [release, features] of Object.entries<readonly string[]>(RELEASE_FEATURES)) {
    if (features.includes(feature)) return release;
  }
  throw new Error(`No release has the feature '${feature}'. Add it to src/feature-releases.ts.`);
}
