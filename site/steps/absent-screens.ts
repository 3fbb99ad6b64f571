/**
 * Screens that the guides of the section tell of and that the dashboard does not have yet, with the
 * reason, and the guides that are about nothing else. A test fails as soon as one of them is there.
 */
export const ABSENT_SCREENS = {
  'Inventory → Boat models': {
    reason: 'Boats and their placements are kept in the file of the company for now.',
    guides: [],
  },
  'Settings → Customer types': {
    reason: 'Types and their rules are kept in the file of the company for now.',
    guides: [],
  },
} as const satisfies Record<string, { reason: string; guides: readonly string[] }>;

export type AbsentScreen = keyof typeof ABSENT_SCREENS;
