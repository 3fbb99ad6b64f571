import { textsOverTexts } from './covered-texts.ts';
import { cutFields } from './cut-fields.ts';
import { cutTexts, spiltTexts } from './cut-texts.ts';
import { Kinds } from './kinds.ts';
import { linesOf } from './lines.ts';
import { Looks } from './looks.ts';
import { stretchedControls, textsUnderBars, widePage } from './page-frame.ts';
import { paleInAnyState } from './states.ts';
import { CONTROLS, shownFor, smallTargets } from './targets.ts';

/** What is wrong with the page as it stands, a sentence each. */
export function checkPage(seenKinds: Set<string>): string[] {
  const looks = new Looks();
  const lines = linesOf(looks);
  return [
    ...widePage(looks, lines),
    ...cutTexts(lines),
    ...spiltTexts(looks, lines),
    ...textsOverTexts(looks, lines),
    ...textsUnderBars(looks, lines),
    ...cutFields(looks),
    ...stretchedControls(looks),
    ...smallTargets(looks),
    ...paleKinds(looks, new Set(lines.map(({ element }) => element)), seenKinds),
  ];
}

/** Colors, of those kinds of texts and controls that were not seen before. */
function paleKinds(looks: Looks, texts: Set<Element>, seenKinds: Set<string>): string[] {
  // To stop a change of colors on its way would keep its end from those who wait for it.
  if (document.getAnimations().some((each) => each instanceof CSSTransition)) return [];
  const kinds = new Kinds();
  const newKinds = new Set<string>();
  const isNew = (element: Element) => {
    const kind = kinds.of(element);
    if (seenKinds.has(kind) || newKinds.has(kind)) return false;
    newKinds.add(kind);
    return true;
  };
  const isSeen = (element: Element) => looks.isVisible(element) && looks.hasRoom(element);
  const newControls = [...document.querySelectorAll(CONTROLS)].filter(
    (each) => looks.isVisible(shownFor(each)) && !isWaiting(each) && isNew(each),
  );
  const newTexts = [...texts].filter((each) => !isWaiting(each) && isNew(each));
  if (newKinds.size === 0) return [];
  const found = paleInAnyState(newTexts, newControls, isSeen);
  if (found.length === 0) for (const kind of newKinds) seenKinds.add(kind);
  return found;
}

/** What waits for its content is faded on purpose, until it has come. */
function isWaiting(element: Element): boolean {
  return element.closest('[aria-busy=true]') !== null;
}
