import { escapeControls } from '@slipway/engine';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { fieldName, type Path, type Problem } from './problems.ts';

/** The text of a YAML file, which knows where in it each field is. */
export class SourceFile {
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
      const remedy = 'start from an example such as company/examples/heronbay.yaml';
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

  /** A missing field has no place of its own, so its parent is returned. */
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

/** The first place at which a text is not YAML. What comes after it mostly follows from it. */
function syntaxProblem(
  errors: readonly YAMLError[],
): { offset: number; message: string } | undefined {
  const [first] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return first && { offset: first.pos[0], message: inPlainWords(first) };
}

/** How the parser complains about lines that do not line up. */
const LAYOUT =
  /must start at the same column|compact mappings|on a single line|implicit map key|without - indicator/i;

function inPlainWords({ code, message }: YAMLError): string {
  if (code === 'TAB_AS_INDENT') return 'begins with a tab: indent with spaces';
  if (code === 'DUPLICATE_KEY') return 'is a field that this entry has already: keep one of them';
  if (LAYOUT.test(message)) {
    return 'does not fit the line before or after it: start all fields of an entry in the same column, write a space after the colon, and put text that has a colon in quotes';
  }
  return message;
}
