import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import csharp from 'shiki/langs/csharp.mjs';
import go from 'shiki/langs/go.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import ruby from 'shiki/langs/ruby.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { type Run, type TokenKind, writeColors } from './token-colors.ts';

/** A theme has colors, so each kind of token gets one that stands for it. */
const KINDS: Record<string, TokenKind> = {
  '#000001': 'comment',
  '#000002': 'string',
  '#000003': 'keyword',
  '#000004': 'number',
};

const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  langs: [csharp, go, html, javascript, php, python, ruby, shellscript, typescript],
  themes: [
    {
      name: 'slipway',
      type: 'light',
      fg: '#000000',
      bg: '#ffffff',
      settings: [
        { scope: ['comment'], settings: { foreground: '#000001' } },
        { scope: ['string'], settings: { foreground: '#000002' } },
        { scope: ['keyword', 'storage'], settings: { foreground: '#000003' } },
        { scope: ['keyword.operator'], settings: { foreground: '#000000' } },
        {
          scope: ['keyword.operator.new', 'keyword.operator.expression'],
          settings: { foreground: '#000003' },
        },
        { scope: ['constant.numeric', 'constant.language'], settings: { foreground: '#000004' } },
      ],
    },
  ],
});

/** Code as HTML: the fewest elements that color it, neighbors of one color in one element. */
export function highlight(code: string, grammar: string): string {
  return runsOf(code, grammar).map(toHtml).join('');
}

/** Code as HTML without elements, and apart from it the colors that it gets when it is shown. */
export function highlightLater(code: string, grammar: string): { html: string; colors: string } {
  return { html: escaped(code), colors: writeColors(runsOf(code, grammar)) };
}

function runsOf(code: string, grammar: string): Run[] {
  const { tokens } = highlighter.codeToTokens(code, {
    lang: grammar,
    theme: 'slipway',
    // With a limit of time, a slow machine leaves the first lines half colored.
    tokenizeTimeLimit: 0,
  });
  const pieces = tokens.flatMap((line, number) => [
    ...(number > 0 ? [{ content: '\n', color: undefined }] : []),
    ...line,
  ]);
  const runs: Run[] = [];
  for (const { content, color } of pieces) {
    const kind = KINDS[color ?? ''];
    const last = runs.at(-1);
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs;
}

function toHtml({ kind, text }: Run): string {
  return kind ? `<span class="code-${kind}">${escaped(text)}</span>` : escaped(text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
