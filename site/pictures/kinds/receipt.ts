import Type from 'typebox';
import { html, words } from '../html.ts';
import { defineKind, optionalText, strict, text } from '../picture.ts';

const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function euros(cents: number): string {
  return EURO.format(cents / 100).replace('-', '−');
}

/** Lines of money in cents with their total; the build fails when they do not add up. */
export const receipt = defineKind({
  data: {
    title: optionalText,
    lines: Type.Array(strict({ what: text, note: optionalText, cents: Type.Integer() }), {
      minItems: 1,
    }),
    total: strict({ what: text, cents: Type.Integer() }),
  },
  check: ({ lines, total }) => {
    const sum = lines.reduce((before, { cents }) => before + cents, 0);
    if (sum === total.cents) return undefined;
    return `the lines add up to ${sum} cents, but the total says ${total.cents}`;
  },
  draw: ({ title, lines, total }) => html`
    <table class="pic-receipt">
      ${title && html`<caption>${words(title)}</caption>`}
      <tbody>
        ${lines.map(
          ({ what, note, cents }) => html`
            <tr>
              <th scope="row">${words(what)}${note && html` <small>${words(note)}</small>`}</th>
              <td>${euros(cents)}</td>
            </tr>
          `,
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${words(total.what)}</th><td>${euros(total.cents)}</td></tr>
      </tfoot>
    </table>
  `,
});
