/** A numbered step as a guide says it. */
export interface NumberedStep {
  line: number;
  /** Its words without marks. */
  text: string;
  /** What it sets in bold: labels of the screen, a path as one label for each part. */
  labels: string[];
}

/** The numbered steps of a guide, in its order. */
export function numberedSteps(guide: string): NumberedStep[] {
  return guide.split('\n').flatMap((source, index) => {
    const [, words] = /^\d+\. (.+)$/.exec(source) ?? [];
    if (words === undefined) return [];
    const labels = [...words.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, bold = '']) =>
      bold.split(' → '),
    );
    return [{ line: index + 1, text: withoutMarks(words), labels }];
  });
}

function withoutMarks(words: string): string {
  return words.replaceAll('**', '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
