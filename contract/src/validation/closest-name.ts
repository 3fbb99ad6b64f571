/** The known name that a mistyped one most likely stands for; `null` when none is close. */
export function closestName(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const [closest] = ranked;
  const limit = Math.max(1, Math.floor(name.length / 3));
  return closest && closest.distance <= limit ? closest.candidate : null;
}

/** Letters to add, remove or change to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] as number) + 1,
          (current[column - 1] as number) + 1,
          (previous[column - 1] as number) + change,
        ),
      );
    }
    previous = current;
  }
  return previous[to.length] as number;
}
