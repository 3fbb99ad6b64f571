import type { Frame } from '@playwright/test';
import type { TeamName } from '@slipway/contract';
import type { AbsentScreen } from './absent-screens.ts';

/** Goes on as somebody else, or with another screen. */
export type Open = (who: TeamName, path: string) => Promise<Frame>;

/** Acts on the screen as the step says, and returns another screen if the next steps are done there. */
type Act = (screen: Frame, open: Open) => Promise<Frame> | Promise<void>;

/** A numbered step of a guide, known by its first words. */
export type Step = { step: string } & (
  | { do: Act }
  /** Nothing of it happens on a screen: where it happens instead. */
  | { away: string }
  /** Its screen is not built yet. */
  | { absent: AbsentScreen }
);

/** The steps of a guide, in the file beside it. */
export interface GuideSteps {
  /** Whose day it is. */
  who: TeamName;
  /** The path of the screen with which the guide begins. */
  screen: string;
  /** One for each numbered step, in the order of the guide. */
  steps: readonly Step[];
}
