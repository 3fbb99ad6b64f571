import { folder } from './section.ts';

export const courses = [
  folder(
    'Courses',
    'courses',
    [
      'onboarding-guide',
      'daily-operations-walkthrough',
      'dock-host-operations',
      'seasonal-planning',
      'boat-club-setup',
      'autonomous-operations',
    ],
    { hasIndex: true },
  ),
];
