import type { GuideSteps } from '../../../../steps/guide-steps.ts';

/** The guide has no steps to do; the list shows what it explains. */
export default { who: 'Lena', screen: '/bookings?allDates=true', steps: [] } satisfies GuideSteps;
