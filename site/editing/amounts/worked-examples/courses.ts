import { PAUSE, PLANS, TEXT_MESSAGE_PRICE } from '@slipway/engine';
import {
  canceled,
  formula,
  gannet,
  given,
  plover,
  share,
  type WorkedExamples,
} from '../calculations.ts';

const gannetInstead = [gannet(3) - plover(3)];

export const courses: WorkedExamples = {
  'docs/courses/autonomous-operations.mdx': [[3 * TEXT_MESSAGE_PRICE]],
  'docs/courses/boat-club-setup.mdx': [share(gannet(3), 10)],
  'docs/courses/daily-operations-walkthrough.mdx': [
    canceled(plover(3), 48),
    [plover(3) - plover(2)],
    gannetInstead,
  ],
  'docs/courses/dock-host-operations.mdx': [...given(10_000), [10_000 - plover(2)], gannetInstead],
  'docs/courses/onboarding-guide.mdx': given(13_800),
  'docs/courses/seasonal-planning.mdx': [
    ...given(5000, 600),
    [formula('hours * 50', { hours: 3 })],
    share(gannet(4), 12),
    [PLANS.skiff.monthly - PAUSE.monthly],
  ],
};
