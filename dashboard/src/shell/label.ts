import type { DASHBOARD, LABELS_EVERYWHERE } from '@slipway/contract/captions';

type Map = typeof DASHBOARD;
/** What may be named inside a node of the map: a screen below it, or a label on it. */
type Inside<Node> = Node extends readonly (infer Label)[] ? Label : keyof Node;

/**
 * A label of the dashboard, named by where it is: `label('Planning', 'Dockside', 'Hand out')`. The
 * compiler refuses what is not on the map that guides and tests read.
 */
export function label<Here extends keyof Map | (typeof LABELS_EVERYWHERE)[number]>(
  here: Here,
): string;
export function label<Menu extends keyof Map, Here extends Inside<Map[Menu]>>(
  menu: Menu,
  here: Here,
): string;
export function label<
  Menu extends keyof Map,
  Screen extends keyof Map[Menu],
  Here extends Inside<Map[Menu][Screen]>,
>(menu: Menu, screen: Screen, here: Here): string;
export function label<
  Menu extends keyof Map,
  Screen extends keyof Map[Menu],
  Part extends keyof Map[Menu][Screen],
  Here extends Inside<Map[Menu][Screen][Part]>,
>(menu: Menu, screen: Screen, part: Part, here: Here): string;
export function label(...path: unknown[]): string {
  return String(path.at(-1));
}
