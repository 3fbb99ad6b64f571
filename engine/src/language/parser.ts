import { rationalFromText } from '../arithmetic/rational.ts';
import { commaProblem, missingValue, strayToken, unknownName, wrongCount } from './parse-errors.ts';
import { SourceError, type Span } from './source-problem.ts';
import type { BinaryOperator, Expression, Grammar } from './syntax.ts';
import { type Token, tokenize } from './tokens.ts';

/** Brackets, prefixes and calls inside one another. */
const MAX_DEPTH = 40;

/** Reads a source into a tree, or throws a SourceError that says what is wrong and where. */
export function parse(source: string, grammar: Grammar): Expression {
  if (source.length > grammar.maxLength) {
    throw new SourceError(
      `This ${grammar.noun} is too long: use at most ${grammar.maxLength} characters.`,
      { offset: grammar.maxLength, length: source.length - grammar.maxLength },
    );
  }
  return new Parser(tokenize(source, grammar), grammar).whole();
}

class Parser {
  readonly #tokens: Token[];
  readonly #grammar: Grammar;
  #index = 0;
  #depth = 0;

  constructor(tokens: Token[], grammar: Grammar) {
    this.#tokens = tokens;
    this.#grammar = grammar;
  }

  whole(): Expression {
    const { noun, example } = this.#grammar;
    if (this.#next().kind === 'end') {
      throw new SourceError(`Write a ${noun}, such as ${example}.`, this.#next());
    }
    const expression = this.#expression(0);
    if (this.#next().kind !== 'end') throw this.#stray();
    return expression;
  }

  #expression(level: number): Expression {
    let left = this.#operand();
    for (;;) {
      const operator = this.#operator();
      if (!operator || operator.level < level) return left;
      const { text } = this.#take();
      const right = this.#expression(operator.level + 1);
      left = { kind: 'binary', operator: text, left, right, ...spanning(left, right) };
      if (operator.single && this.#operator()?.level === operator.level) {
        throw new SourceError(
          "Compare two values at a time and join them with 'and'.",
          this.#next(),
        );
      }
    }
  }

  #operand(): Expression {
    const token = this.#next();
    const prefixLevel = own(this.#grammar.prefix, token.text);
    if (token.kind === 'number') {
      return { kind: 'number', value: rationalFromText(token.text), ...spanOf(this.#take()) };
    }
    if (token.kind === 'text') {
      return { kind: 'text', value: token.text.slice(1, -1), ...spanOf(this.#take()) };
    }
    if (prefixLevel !== undefined) return this.#prefixed(prefixLevel);
    if (token.text === '(') return this.#bracketed();
    if (token.text === '[') return this.#list();
    if (token.kind === 'word' && !this.#operator()) return this.#named();
    throw missingValue(token, this.#previous());
  }

  #prefixed(level: number): Expression {
    const operator = this.#take();
    const operand = this.#nested(operator, () => this.#expression(level));
    return { kind: 'prefix', operator: operator.text, operand, ...spanning(operator, operand) };
  }

  #bracketed(): Expression {
    const open = this.#take();
    const inner = this.#nested(open, () => this.#expression(0));
    return { ...inner, ...spanning(open, this.#close(open, ')')) };
  }

  #list(): Expression {
    const open = this.#take();
    const { values, close } = this.#values(open, ']');
    return { kind: 'list', items: values, ...spanning(open, close) };
  }

  #named(): Expression {
    const name = this.#take();
    const { functions, variables } = this.#grammar;
    const takes = own(functions, name.text);
    const called = this.#next().text === '(';
    if (!takes) {
      if (!variables.includes(name.text)) throw unknownName(name, called, this.#grammar);
      if (called) throw new SourceError(`'${name.text}' is a value and not a function.`, name);
      return { kind: 'variable', name: name.text, ...spanOf(name) };
    }
    if (!called) {
      throw new SourceError(`'${name.text}' needs its values in brackets after it.`, name);
    }
    const { values, close } = this.#values(this.#take(), ')');
    if (values.length < takes.atLeast || values.length > takes.atMost) {
      throw wrongCount(name, takes, spanning(name, close));
    }
    return { kind: 'call', name: name.text, values, ...spanning(name, close) };
  }

  #values(open: Token, closing: string): { values: Expression[]; close: Token } {
    const values: Expression[] = [];
    while (this.#next().text !== closing || values.length > 0) {
      values.push(this.#nested(open, () => this.#expression(0)));
      if (this.#next().text !== ',') break;
      this.#take();
    }
    return { values, close: this.#close(open, closing) };
  }

  #close(open: Token, closing: string): Token {
    if (this.#next().text === closing) return this.#take();
    if (this.#next().kind !== 'end') throw this.#stray();
    throw new SourceError(`This bracket is never closed: add a '${closing}'.`, open);
  }

  #nested(place: Token, inner: () => Expression): Expression {
    if (this.#depth === MAX_DEPTH) {
      throw new SourceError(`Use at most ${MAX_DEPTH} brackets inside one another.`, place);
    }
    this.#depth += 1;
    const expression = inner();
    this.#depth -= 1;
    return expression;
  }

  #stray(): SourceError {
    const after = this.#tokens[this.#index + 1];
    if (this.#next().text === ',') return commaProblem(this.#previous(), this.#next(), after);
    return strayToken(this.#next(), this.#previous());
  }

  #next(): Token {
    return this.#tokens[this.#index] as Token;
  }

  #previous(): Token | undefined {
    return this.#tokens[this.#index - 1];
  }

  #operator(): BinaryOperator | undefined {
    const { kind, text } = this.#next();
    return kind === 'text' ? undefined : own(this.#grammar.binary, text);
  }

  #take(): Token {
    const token = this.#next();
    this.#index += 1;
    return token;
  }
}

// `constructor` and the like are names that a person may write.
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function spanOf({ offset, length }: Span): Span {
  return { offset, length };
}

function spanning(first: Span, last: Span): Span {
  return { offset: first.offset, length: last.offset + last.length - first.offset };
}
