import { expect, test, vi } from 'vitest';
import { highlight, highlightLater } from './highlight.ts';
import { colorsOfJson, readColors } from './token-colors.ts';

const CODE = "const url = 'https://api.slipway.example'; // <b>&amp;";

/** Colored stretches of a text, each with its kind. */
function shown(text: string, colors: ReturnType<typeof readColors>): string[] {
  return colors.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

test('code is colored to its end, however slow the machine is', () => {
  let now = 0;
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const html = highlight("const url = 'https://api.slipway.example';", 'javascript');
  slow.mockRestore();
  expect(html).toBe(
    `<span class="code-keyword">const</span> url = <span class="code-string">'https://api.slipway.example'</span>;`,
  );
});

test('colors that come later are those of the HTML', () => {
  const { html, colors } = highlightLater(CODE, 'javascript');
  expect(html).toBe("const url = 'https://api.slipway.example'; // &lt;b>&amp;amp;");
  expect(shown(CODE, readColors(colors))).toEqual([
    'keyword const',
    "string 'https://api.slipway.example'",
    'comment // <b>&amp;',
  ]);
});

test('JSON is colored by its texts and its other values, and names have no color', () => {
  const json = '{"name": "a \\"quoted\\": text","sum": -12.5e3,"is": true,"of": [null, "x"]}';
  expect(shown(json, colorsOfJson(json))).toEqual([
    'string "a \\"quoted\\": text"',
    'number -12.5e3',
    'number true',
    'number null',
    'string "x"',
  ]);
});
