import Type from 'typebox';
import { html, words } from '../html.ts';
import { choice, defineKind, optionalText, strict, text } from '../picture.ts';
import { SUMS, type SumName, sumOf } from '../saturday/receipt-lines.ts';
import { euros, Scene } from '../saturday/scene.ts';

const SUM_NAMES = (Object.keys(SUMS) as SumName[]).flatMap((name) => [name, `-${name}`] as const);

const typedLine = strict({ what: text, note: optionalText, cents: Type.Integer() });
const takenLine = strict({
  what: optionalText,
  note: optionalText,
  of: choice(...SUM_NAMES),
  booking: optionalText,
});

type Line = Type.Static<typeof typedLine>;
type Receipt = { title?: string; lines: Line[]; total: Pick<Line, 'what' | 'cents'> };

/** Lines of money in cents with their total; the build fails when they do not add up. */
export const receipt = defineKind({
  data: {
    title: optionalText,
    booking: optionalText,
    tax: Type.Optional(choice('incl', 'excl')),
    lines: Type.Array(Type.Union([typedLine, takenLine]), { minItems: 1 }),
    total: strict({ what: text, cents: Type.Optional(Type.Integer()) }),
  },
  fill: ({ title, booking, tax = 'incl', lines, total }, saturday): Receipt => {
    const scene = new Scene(saturday);
    const filled = lines.map((line): Line => {
      if ('cents' in line) return line;
      const { of, booking: reference = booking ?? '', note } = line;
      const { customer } = scene.booking(reference);
      const what = line.what ?? `${reference} ${customer.fullName}`;
      return { what, ...(note && { note }), cents: sumOf(of, reference, tax, scene) };
    });
    const sum = filled.reduce((before, { cents }) => before + cents, 0);
    // A total that follows from the booking need not be typed.
    return { title, lines: filled, total: { ...total, cents: total.cents ?? sum } };
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
