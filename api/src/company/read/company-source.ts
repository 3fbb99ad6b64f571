import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeControls } from '../../text.ts';
import { fieldName, type Path, type Problem } from './problem.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** The text of a company file, which knows where in it each field is. */
export class CompanySource {
  readonly #fileName: string;
  readonly #text: string;
  readonly #lines = new LineCounter();
  readonly #document;

  constructor(fileName: string, text: string) {
    this.#fileName = fileName;
    this.#text = text;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
  }

  /** The content of the file as plain values, or why the text is not YAML. */
  read(): { ok: true; content: unknown } | { ok: false; problems: string[] } {
    const mistake = syntaxProblem(this.#document.errors);
    if (mistake) {
      return { ok: false, problems: [`${this.#place(mistake.offset)} ${mistake.message}`] };
    }
    if (this.#document.contents === null) {
      const remedy = 'start from an example such as api/companies/heronbay.yaml';
      return { ok: false, problems: [`${this.#place(0)} is empty: ${remedy}`] };
    }
    try {
      return { ok: true, content: this.#document.toJS() };
    } catch (error) {
      // An alias without its anchor, or so many that the content would fill the memory.
      if (!(error instanceof ReferenceError)) throw error;
      return { ok: false, problems: [`${this.#place(0)} ${error.message}`] };
    }
  }

  /** The problems as lines that name file, line, column and field, in the order of the file. */
  describe(problems: readonly Problem[]): string[] {
    return problems
      .map((problem) => ({ problem, offset: this.#offsetOf(problem) }))
      .sort((a, b) => a.offset - b.offset)
      .map(({ problem: { path, message }, offset }) => {
        const field = fieldName(path);
        return escapeControls(
          `${this.#place(offset)} ${field === '' ? '' : `${field}: `}${message}`,
        );
      });
  }

  #place(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.#fileName}:${line}:${col}`;
  }

  #offsetOf({ path, atName, offset = 0 }: Problem): number {
    const { name, value } = this.#find(path);
    const node = atName ? name : value;
    const [start = 0, end = 0] = node?.range ?? [];
    if (offset === 0 || !isScalar(node)) return start;
    // Quotes and escapes shift the text; where it does not appear as it is, its start must do.
    const shown = this.#text.slice(start, end).indexOf(String(node.value));
    return shown === -1 ? start : start + shown + offset;
  }

  /** A field that is missing has no place of its own, so its parent is answered. */
  #find(path: Path): { name: Node | null; value: Node | null } {
    let name: Node | null = null;
    let value: Node | null = this.#document.contents;
    for (const step of path) {
      const parent: unknown = isAlias(value) ? value.resolve(this.#document) : value;
      if (isSeq<Node>(parent)) {
        value = parent.items[Number(step)] ?? parent;
      } else if (isMap<Node, Node | null>(parent)) {
        const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === step);
        if (!pair) return { name, value };
        name = pair.key;
        value = pair.value ?? pair.key;
      }
    }
    return { name, value };
  }
}
