import { LABELS, wrongStep } from '../dashboard-labels.ts';
import { EXAMPLE_NAMES } from '../names.ts';
import type { Passage } from '../passages.ts';
import { pageRule } from '../rule.ts';

const ARROW = ' → ';
/** Keys of a drawn screen whose texts are labels of the dashboard. */
const DRAWN_LABELS = new Set(['field', 'toggle', 'buttons']);

/** Paths lead along the dashboard, and bold is for its labels alone, spelled as on the screen. */
export const dashboardLabels = pageRule('dashboard paths and labels', function* ({ passages }) {
  for (const passage of passages) {
    for (const { text, line } of labelsOf(passage)) {
      const says = text.includes(ARROW.trim()) ? wrongPath(text) : wrongLabel(text);
      if (says) yield { line, says };
    }
  }
});

function labelsOf({ pieces, picture, key = '', text, line }: Passage) {
  if (picture?.kind === 'screen') {
    if (key === 'path') return [{ text: text.includes(ARROW) ? text : `${text}${ARROW}`, line }];
    if (DRAWN_LABELS.has(key)) return [{ text, line }];
  }
  return pieces.filter(({ bold }) => bold);
}

function wrongPath(path: string): string | undefined {
  const steps = path.split(ARROW).filter((step) => step !== '' && !EXAMPLE_NAMES.has(step));
  const wrong = wrongStep(steps);
  if (!wrong) return undefined;
  return `The path '${path}' leaves the dashboard at '${wrong}'. Correct it, or add the screen to contract/captions/dashboard-map.ts.`;
}

function wrongLabel(label: string): string | undefined {
  if (LABELS.has(label)) return undefined;
  return `'${label}' is in bold or on a drawn screen, but no screen has that label. Spell it as the dashboard does, or take the bold away.`;
}
