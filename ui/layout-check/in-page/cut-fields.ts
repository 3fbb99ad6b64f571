import { describe, round, shorten } from './describe.ts';
import type { Looks } from './looks.ts';

/** What a browser keeps for the arrow of a list. */
const ARROW = 16;
const TYPED =
  'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])):placeholder-shown';
let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Lists whose choice, and fields whose hint, is wider than the field. */
export function cutFields(looks: Looks): string[] {
  return [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`select, ${TYPED}`),
  ].flatMap((field) => {
    if (!looks.isVisible(field) || field.clientWidth < 8) return [];
    const isList = field instanceof HTMLSelectElement;
    const text = isList ? (field.selectedOptions[0]?.label ?? '') : field.placeholder;
    const style = looks.style(field);
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight) -
      (isList && style.appearance !== 'none' ? ARROW : 0);
    const width = widthOf(text, style);
    if (width <= room + 1.5) return [];
    return [
      `${describe(field)}: "${shorten(text)}" needs ${round(width)} px and has ${round(room)} px.`,
    ];
  });
}

function widthOf(text: string, style: CSSStyleDeclaration): number {
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return 0;
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  return canvas.measureText(text).width;
}
