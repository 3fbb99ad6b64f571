import { type Moment, PaleTexts } from './pale-texts.ts';
import { shownFor } from './targets.ts';

/** The attribute that stands for a state: no script can make a browser believe in a pointer. */
const FORCED = 'data-forced';
const STILL = 'data-layout-check';

const STATES = {
  hovered: ['hover'],
  pressed: ['hover', 'active'],
  focused: ['focus', 'focus-visible', 'focus-within'],
} as const;

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const rewritten = new WeakSet<CSSRule>();
let still: CSSStyleSheet | undefined;

/**
 * Texts too pale by day or by night, and those of controls also while these are hovered, pressed
 * and focused. Leaves the page as it was.
 */
export function paleInAnyState(
  texts: Element[],
  controls: Element[],
  isSeen: (element: Element) => boolean,
): string[] {
  prepareSheets();
  const root = document.documentElement;
  const usable = controls.filter((each) => !each.matches(':disabled, :disabled *'));
  const words = usable.flatMap(textsOf).filter(isSeen);
  const { colorScheme } = root.style;
  const pale = new PaleTexts();
  const hasModes = getComputedStyle(root).colorScheme !== 'normal' && !matchMedia('print').matches;
  const modes: Moment['mode'][] = hasModes ? ['light', 'dark'] : ['light'];
  root.setAttribute(STILL, '');
  for (const mode of modes) {
    root.style.colorScheme = mode;
    pale.look(texts, { mode });
    for (const state of ['hovered', 'pressed', 'focused'] satisfies Moment['state'][]) {
      const touched = force(usable, STATES[state]);
      pale.look(words, { mode, state });
      for (const each of touched) each.removeAttribute(FORCED);
    }
  }
  root.style.colorScheme = colorScheme;
  if (!root.getAttribute('style')) root.removeAttribute('style');
  // Everything is back before changes may take their time again.
  void getComputedStyle(document.body).color;
  root.removeAttribute(STILL);
  return pale.findings;
}

/** A pointer is over the parents of what it is over, too; over a label it is over its control. */
function force(controls: Element[], states: readonly string[]): Set<Element> {
  const isInFocus = states.includes('focus');
  const touched = new Set<Element>();
  for (const control of controls) {
    for (const from of [control, shownFor(control)]) {
      for (let at: Element | null = from; at && !touched.has(at); at = at.parentElement) {
        touched.add(at);
        at.setAttribute(FORCED, isInFocus ? 'focus-within' : states.join(' '));
      }
    }
  }
  if (isInFocus) for (const control of controls) control.setAttribute(FORCED, states.join(' '));
  return touched;
}

/** Elements with words of their own inside a control, or beside it in its label. */
function textsOf(control: Element): Element[] {
  const roots = new Set([control, shownFor(control)]);
  return [...roots].flatMap((each) => [each, ...each.querySelectorAll('*')]).filter(hasOwnText);
}

function hasOwnText(element: Element): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) return true;
  }
  return element instanceof HTMLInputElement && element.value !== '' && element.type !== 'radio';
}

/** Lets the attribute stand for the states in every rule of the page, in its place in the cascade. */
function prepareSheets(): void {
  if (!still) {
    still = new CSSStyleSheet();
    still.replaceSync(`[${STILL}] * { transition: none !important }`);
  }
  if (!document.adoptedStyleSheets.includes(still)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  }
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules);
    } catch {
      // A sheet of somebody else.
    }
  }
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rewritten.has(rule)) continue;
    rewritten.add(rule);
    if (rule instanceof CSSStyleRule && rule.selectorText.match(PSEUDO_CLASS)) {
      rule.selectorText = rule.selectorText.replace(
        PSEUDO_CLASS,
        (pseudo, name) => `:is(${pseudo}, [${FORCED}~="${name}"])`,
      );
    }
    const { cssRules } = rule as CSSGroupingRule;
    if (cssRules?.length) rewrite(cssRules);
  }
}
