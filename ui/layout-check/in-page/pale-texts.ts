import { CLEAR, type Color, contrast, faded, inHex, over, parseColor } from './colors.ts';
import { describe, shorten } from './describe.ts';

/** Light or dark, and what a person does with a control. */
export interface Moment {
  mode: 'light' | 'dark';
  state?: 'hovered' | 'pressed' | 'focused';
}

/** A text's color and what is behind it, or nothing where a picture is. */
interface Pair {
  text: Color;
  ground: Color;
}

/** Texts that stand out too little from what is behind them: WCAG 1.4.3, also in passing states. */
export class PaleTexts {
  /** For each text how it was at its palest, and when else it was too pale. */
  #found = new Map<Element, { ratio: number; sentence: string; moments: string[] }>();

  look(elements: Iterable<Element>, { mode, state }: Moment): void {
    const grounds = new Grounds(
      parseColor(mode === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)'),
    );
    for (const element of elements) {
      const style = getComputedStyle(element);
      const pair = grounds.pairOf(element, style);
      if (!pair) continue;
      const least = isLarge(style) ? 3 : 4.5;
      const ratio = contrast(pair.text, pair.ground);
      if (ratio >= least - 0.005) continue;
      const { moments = [], ...before } = this.#found.get(element) ?? { ratio: 99, sentence: '' };
      const sentence = `${describe(element)}: the text "${shorten(textOf(element))}" has a contrast of ${ratio.toFixed(2)}:1 instead of ${least}:1, ${inHex(pair.text)} on ${inHex(pair.ground)}`;
      moments.push([mode, state].filter(Boolean).join(' and '));
      this.#found.set(element, {
        ...(ratio < before.ratio ? { ratio, sentence } : before),
        moments,
      });
    }
  }

  get findings(): string[] {
    return [...this.#found.values()].map(
      ({ sentence, moments }) => `${sentence} (${moments.join(', ')}).`,
    );
  }
}

function textOf(element: Element): string {
  if (element instanceof HTMLInputElement) return element.value || element.placeholder;
  return element.textContent ?? '';
}

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
}

/** What each element is painted on, from itself outwards to the window. */
class Grounds {
  #canvas: Color;
  #layers = new Map<Element, { ground: Color | null; opacity: number }>();

  constructor(canvas: Color) {
    this.#canvas = canvas;
  }

  pairOf(element: Element, style: CSSStyleDeclaration): Pair | undefined {
    let text: Color = parseColor(style.color);
    let ground: Color = CLEAR;
    if (text[3] === 0) return undefined;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const layer = this.#layerOf(at);
      // A picture is looked at by a person.
      if (!layer.ground) return undefined;
      text = faded(over(text, layer.ground), layer.opacity);
      ground = faded(over(ground, layer.ground), layer.opacity);
      if (ground[3] > 0.999) break;
    }
    return { text: over(text, this.#canvas), ground: over(ground, this.#canvas) };
  }

  #layerOf(element: Element): { ground: Color | null; opacity: number } {
    const known = this.#layers.get(element);
    if (known) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const hasPicture = backgroundImage !== 'none';
    const layer = {
      ground: hasPicture ? null : parseColor(backgroundColor),
      opacity: Number(opacity),
    };
    this.#layers.set(element, layer);
    return layer;
  }
}
