/** What is filled into a text. Plurals and choices have options. */
interface TextArgument {
  kind: 'value' | 'number' | 'date' | 'time' | 'plural' | 'select';
  name: string;
  style?: string;
  options?: Record<string, TextPart[]>;
}

/** A text in ICU message syntax, read: words, `#`, and what is filled in. */
export type TextPart = string | { kind: 'count' } | TextArgument;

/** Says what is wrong with a text, and at which character. */
export class TextFault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Words up to the next bracket or `#`; an apostrophe quotes one that stands right after it. */
const TOKEN = /''|'[{}#][^']*'?|[^'{}#]+|[\s\S]/y;
const NAME = /\s*([\w.-]+|=\d+)\s*/y;
const STYLE = /^(short|medium|long|full)$/;

/** Reads a text, or throws a TextFault. */
export function parseText(text: string): TextPart[] {
  let at = 0;

  function fail(message: string): never {
    throw new TextFault(message, at);
  }

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function name(what: string): string {
    return match(NAME)?.[1] ?? fail(`${what} is missing`);
  }

  function take(mark: string): void {
    if (text[at] !== mark) fail(`a ${mark} is missing`);
    at += 1;
  }

  function parts(inOption: boolean, inPlural: boolean): TextPart[] {
    const found: TextPart[] = [];
    while (at < text.length) {
      if (text[at] === '}') {
        if (inOption) break;
        fail('a { is missing');
      }
      const [token = ''] = match(TOKEN) ?? [];
      if (token === '{') found.push(argument(inPlural));
      else if (token === '#' && inPlural) found.push({ kind: 'count' });
      else found.push(token === "''" ? "'" : token.replace(/^'(.[^']*)'?$/, '$1'));
    }
    return found;
  }

  function argument(inPlural: boolean): TextPart {
    const part = { kind: 'value', name: name('a variable') } as TextArgument;
    if (text[at] === ',') {
      at += 1;
      const kind = name('a kind') as TextArgument['kind'];
      const hasOptions = kind === 'plural' || kind === 'select';
      part.kind = kind;
      if (hasOptions) {
        take(',');
        part.options = options(inPlural || kind === 'plural');
      } else if (!/^(number|date|time)$/.test(kind)) {
        fail(`${kind} is not plural, select, number, date or time`);
      } else if (text[at] === ',') {
        at += 1;
        part.style = name('a style');
        if (!STYLE.test(part.style)) fail(`${part.style} is no style`);
      }
    }
    take('}');
    return part;
  }

  function options(inPlural: boolean): Record<string, TextPart[]> {
    const found: Record<string, TextPart[]> = Object.create(null);
    do {
      const option = name('an option');
      take('{');
      found[option] = parts(true, inPlural);
      take('}');
      match(/\s*/y);
    } while (text[at] && text[at] !== '}');
    if (!found.other) fail('the option other is missing');
    return found;
  }

  return parts(false, false);
}

/** The names of the values that a text shows, each once, in the order of the alphabet. */
export function variablesOf(text: string): string[] {
  const names = new Set<string>();
  const collect = (parts: TextPart[]) => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'count') continue;
      names.add(part.name);
      Object.values(part.options ?? {}).forEach(collect);
    }
  };
  collect(parseText(text));
  return [...names].sort();
}
