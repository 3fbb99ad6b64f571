import { DASHBOARD, LABELS_EVERYWHERE, type Screens } from '@slipway/contract/captions';

/** Every label of the dashboard, menus and screens included. */
export const LABELS: ReadonlySet<string> = new Set([...labelsIn(DASHBOARD), ...LABELS_EVERYWHERE]);

function* labelsIn(screens: Screens): Generator<string> {
  for (const [name, inside] of Object.entries(screens)) {
    yield name;
    if (Array.isArray(inside)) yield* inside;
    else yield* labelsIn(inside as Screens);
  }
}

/** The first step of a path that the dashboard does not have at that place. */
export function wrongStep(path: readonly string[]): string | undefined {
  let here: readonly string[] | Screens = DASHBOARD;
  for (const step of path) {
    if (Array.isArray(here)) return here.includes(step) ? undefined : step;
    const next: Screens[string] | undefined = (here as Screens)[step];
    if (next === undefined) return step;
    here = next;
  }
  return undefined;
}
