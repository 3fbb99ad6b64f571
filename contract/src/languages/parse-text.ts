/** A text in ICU message syntax, read: words, `#`, and what is filled in. */
export type TextPart =
  | string
  | { kind: 'count' }
  | { kind: 'value' | 'number' | 'date' | 'time'; name: string; style?: string }
  | { kind: 'plural' | 'select'; name: string; options: Record<string, TextPart[]> };

/** Says what is wrong with a text, and at which character. */
export class TextFault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const NAME = /\s*([\w.-]+|=\d+)\s*/y;
const STYLES = ['short', 'medium', 'long', 'full'];

/** Reads a text, or throws a TextFault. An apostrophe quotes only a bracket or `#` right after it. */
export function parseText(text: string): TextPart[] {
  let at = 0;

  function fail(message: string): never {
    throw new TextFault(message, at);
  }

  function name(what: string): string {
    NAME.lastIndex = at;
    const found = NAME.exec(text)?.[1] ?? fail(`${what} is missing`);
    at = NAME.lastIndex;
    return found;
  }

  function expect(mark: string): void {
    if (text[at] !== mark) fail(`a ${mark} is missing`);
    at += 1;
  }

  function parts(depth: number, inPlural: boolean): TextPart[] {
    const found: TextPart[] = [];
    let words = '';
    const endWords = () => {
      if (words) found.push(words);
      words = '';
    };
    for (; at < text.length; at += 1) {
      const mark = text[at] as string;
      const next = text[at + 1] ?? '';
      if (mark === "'" && next === "'") {
        words += mark;
        at += 1;
      } else if (mark === "'" && (next === '{' || next === '}' || (inPlural && next === '#'))) {
        const end = text.indexOf("'", at + 1);
        words += text.slice(at + 1, end < 0 ? undefined : end);
        at = end < 0 ? text.length : end;
      } else if (mark === '{') {
        endWords();
        at += 1;
        found.push(argument(depth, inPlural));
      } else if (mark === '}') {
        if (depth === 0) fail('a { is missing');
        break;
      } else if (mark === '#' && inPlural) {
        endWords();
        found.push({ kind: 'count' });
      } else {
        words += mark;
      }
    }
    endWords();
    return found;
  }

  /** Leaves `at` on the closing bracket. */
  function argument(depth: number, inPlural: boolean): TextPart {
    const variable = name('the name of a variable');
    let part: TextPart = { kind: 'value', name: variable };
    if (text[at] === ',') {
      at += 1;
      const kind = name('the kind of the variable');
      if (kind === 'plural' || kind === 'select') {
        expect(',');
        part = { kind, name: variable, options: options(depth, inPlural || kind === 'plural') };
      } else if (kind === 'number' || kind === 'date' || kind === 'time') {
        part = { kind, name: variable };
        if (text[at] === ',') {
          at += 1;
          part.style = name('the style');
          if (kind === 'number' || !STYLES.includes(part.style)) {
            fail(`${part.style} is no style of a ${kind}`);
          }
        }
      } else {
        fail(`${kind} is not plural, select, number, date or time`);
      }
    }
    if (text[at] !== '}') fail('a } is missing');
    return part;
  }

  function options(depth: number, isPlural: boolean): Record<string, TextPart[]> {
    const found: Record<string, TextPart[]> = {};
    do {
      const option = name('an option');
      expect('{');
      found[option] = parts(depth + 1, isPlural);
      expect('}');
      while (/\s/.test(text[at] ?? '')) at += 1;
    } while (at < text.length && text[at] !== '}');
    if (!found.other) fail('the option other is missing');
    return found;
  }

  return parts(0, false);
}

/** The names of the values that a text shows, each once, in the order of the alphabet. */
export function variablesOf(text: string): string[] {
  const names = new Set<string>();
  const collect = (parts: TextPart[]) => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'count') continue;
      names.add(part.name);
      if ('options' in part) Object.values(part.options).forEach(collect);
    }
  };
  collect(parseText(text));
  return [...names].sort();
}
