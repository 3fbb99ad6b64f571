import { board } from './kinds/board/index.ts';
import { chart } from './kinds/chart.ts';
import { diagram } from './kinds/diagram.ts';
import { flow } from './kinds/flow.ts';
import { lanes } from './kinds/lanes.ts';
import { quadrant } from './kinds/quadrant.ts';
import { receipt } from './kinds/receipt.ts';
import { screen } from './kinds/screen/index.ts';
import { sequence } from './kinds/sequence.ts';
import { sketch } from './kinds/sketch.ts';
import { timeline } from './kinds/timeline.ts';
import { tree } from './kinds/tree.ts';
import type { Kind } from './picture.ts';

/** Every kind of picture that a page can hold. */
export const kinds: Record<string, Kind> = {
  board,
  chart,
  diagram,
  flow,
  lanes,
  quadrant,
  receipt,
  screen,
  sequence,
  sketch,
  timeline,
  tree,
};
