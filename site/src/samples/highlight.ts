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

/** A theme has colors, so each kind of token gets one that stands for its class. */
const CLASSES: Record<string, string> = {
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

interface Run {
  kind: string | undefined;
  text: string;
}

/** Code as HTML: the fewest elements that color it, neighbors of one color in one element. */
export function highlight(code: string, grammar: string): string {
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
    const kind = CLASSES[color ?? ''];
    const last = runs.at(-1);
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs.map(toHtml).join('');
}

function toHtml({ kind, text }: Run): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind ? `<span class="code-${kind}">${escaped}</span>` : escaped;
}
