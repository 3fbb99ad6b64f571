const GAP = 9;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The path of slanted lines that fill a box from edge to edge. */
export function hatching({ left, top, width, height }: Box): string {
  const [right, bottom] = [left + width, top + height];
  const lines: string[] = [];
  // Each line climbs one step to the right for one step up; its foot may lie beside the box.
  for (let foot = left + GAP - height; foot < right; foot += GAP) {
    const [start, end] = [Math.max(foot, left), Math.min(foot + height, right)];
    const climbed = (x: number) => (bottom - (x - foot)).toFixed(1);
    lines.push(`M${start.toFixed(1)} ${climbed(start)}L${end.toFixed(1)} ${climbed(end)}`);
  }
  return lines.join('');
}
