import Type from 'typebox';
import { type Html, html, words } from '../../html.ts';
import { defineKind, seenAt, text } from '../../picture.ts';
import { Scene } from '../../saturday/scene.ts';
import { type Block, block } from './blocks.ts';
import { fillBlock, saturdayBlock } from './saturday-blocks.ts';

function drawBlock(each: Block): Html {
  if ('heading' in each) return html`<p class="pic-heading">${words(each.heading)}</p>`;
  if ('note' in each) return html`<p class="pic-note">${words(each.note)}</p>`;
  if ('field' in each) {
    return html`<p class="pic-field"><span>${each.field}</span> <b>${words(each.value)}</b></p>`;
  }
  if ('toggle' in each) {
    return html`<p class="pic-toggle${each.on && html` pic-is-on`}"><span>${each.toggle}</span> <b>${each.on ? 'On' : 'Off'}</b></p>`;
  }
  if ('tick' in each) {
    return html`<p class="pic-tick-line${each.done && html` pic-is-done`}"><b>${each.done ? '✓' : '○'}</b> <span>${words(each.tick)}</span></p>`;
  }
  if ('buttons' in each) {
    return html`<p class="pic-buttons">${each.buttons.map((name) => html`<span class="pic-button">${name}</span>`)}</p>`;
  }
  if ('tabs' in each) {
    return html`<p class="pic-tabs">${each.tabs.map((name) => html`<span${name === each.active && html` class="pic-active"`}>${name}</span>`)}</p>`;
  }
  if ('chips' in each) {
    return html`<p class="pic-chips">${each.chips.map((name) => html`<span>${words(name)}</span>`)}</p>`;
  }
  if ('cards' in each) {
    return html`<div class="pic-cards">${each.cards.map(({ title, detail }) => html`<p><b>${words(title)}</b> <span>${words(detail)}</span></p>`)}</div>`;
  }
  return html`
    <div class="pic-scroll" tabindex="0" role="group" aria-label="Table on the screen">
      <table>
        <thead><tr>${each.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${each.rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${words(cell)}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
  `;
}

/** A screen of the dashboard, drawn, with numbered callouts that are explained below it. */
export const screen = defineKind({
  data: {
    path: text,
    at: seenAt,
    blocks: Type.Array(Type.Union([block, saturdayBlock]), { minItems: 1 }),
  },
  fill: ({ path, at, blocks }, saturday): { path: string; blocks: Block[] } => {
    const scene = new Scene(saturday, at);
    return { path, blocks: blocks.flatMap((each) => fillBlock(each, scene)) };
  },
  draw: ({ path, blocks }) => {
    const explained = blocks.filter(({ callout }) => callout !== undefined);
    return html`
      <div class="pic-screen">
        <p class="pic-path">${path}</p>
        ${blocks.map((each) => {
          const number = explained.indexOf(each) + 1;
          return html`<div class="pic-block">${number > 0 && html`<span class="pic-number">${number}</span> `}${drawBlock(each)}</div>`;
        })}
      </div>
      ${
        explained.length > 0 &&
        html`<ol class="pic-callouts">${explained.map(({ callout }) => html`<li>${words(callout ?? '')}</li>`)}</ol>`
      }
    `;
  },
});
