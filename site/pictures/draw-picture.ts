import type { Saturday } from '@slipway/company';
import { findErrors, hasErrors } from '@slipway/contract';
import { LineCounter, parseDocument } from 'yaml';
import { html, words } from './html.ts';
import { kinds } from './index.ts';

/** A picture in a page is not what it should be; the message says which line and what. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The line of a field such as `rows.1.bars.0.from`, or of what stands nearest around it. */
function lineOf(
  document: ReturnType<typeof parseDocument>,
  counter: LineCounter,
  field: string,
): number {
  const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/** Draws the picture that a page describes in YAML. `firstLine` is where the YAML begins. */
export function drawPicture(
  kindName: string,
  source: string,
  firstLine: number,
  saturday: Saturday,
): string {
  const kind = kinds[kindName];
  if (!kind) {
    throw new PictureError(
      `line ${firstLine}: there is no picture '${kindName}'; the kinds are ${Object.keys(kinds).join(', ')}`,
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const [broken] = document.errors;
  if (broken) {
    const line = firstLine + counter.linePos(broken.pos[0]).line - 1;
    throw new PictureError(`line ${line}: ${broken.message.split('\n')[0]}`);
  }
  const data = document.toJS();
  const errors = findErrors(kind.schema, data);
  if (hasErrors(errors)) {
    const faults = Object.entries(errors).map(
      ([field, messages]) =>
        `line ${firstLine + lineOf(document, counter, field) - 1}: ${field} ${messages.join(', ')}`,
    );
    throw new PictureError(faults.join('\n'));
  }
  try {
    const drawn = kind.fill(data as never, saturday) as never;
    const fault = kind.check?.(drawn);
    if (fault) throw new Error(fault);
    const { label } = data as { label: string };
    return html`${kind.draw(drawn)}<figcaption>${words(label)}</figcaption>`.text;
  } catch (error) {
    throw new PictureError(`line ${firstLine}: ${(error as Error).message}`);
  }
}
