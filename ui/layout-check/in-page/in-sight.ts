import { describe } from './describe.ts';
import { shownFor } from './targets.ts';

const once = { capture: true, once: true };
const requestFrame = window.requestAnimationFrame.bind(window);

/** Long enough for a page to scroll to what it shows, softly too. */
const PATIENCE_MS = 700;
/** How often it looks before it tells: what is still loaded on a busy machine comes into sight later. */
const LOOKS = 5;

/**
 * Tells when what has got the focus, or what a press has brought, is not in sight: out of the
 * window, of the page that frames this one too, or under a bar.
 */
export function watchSight(after: typeof setTimeout, report: (finding: string) => void): void {
  let step = 0;
  let pressed: Element | undefined;
  const next = () => {
    pressed = undefined;
    step += 1;
  };
  // Whoever scrolls, presses, types or turns the phone by now looks elsewhere.
  for (const event of ['wheel', 'keydown', 'touchmove', 'resize']) {
    addEventListener(event, next, true);
  }
  /** Looks a few times, until it has found nothing, or the person does something else. */
  const later = (find: () => Promise<string | undefined>, end = () => {}) => {
    const at = step;
    const look = async (left: number) => {
      const found = at === step ? await find() : undefined;
      if (found === undefined || at !== step) return end();
      if (left > 1) return void after(() => look(left - 1), PATIENCE_MS);
      end();
      report(found);
    };
    after(() => look(LOOKS), PATIENCE_MS);
  };
  addEventListener(
    'focusin',
    ({ target }) => {
      // What was pressed was in sight; what the press does is another matter.
      if (!(target instanceof Element) || (pressed && shownFor(target).contains(pressed))) return;
      // The page follows the focus at once; whoever scrolls after that looks elsewhere.
      requestFrame(() => requestFrame(() => addEventListener('scroll', next, once)));
      later(async () => {
        const shown = shownFor(target);
        if (document.activeElement !== target || !isDrawn(shown)) return undefined;
        if (await isInSight(shown)) return undefined;
        return `${describe(target)} has the focus and is not in sight.`;
      });
    },
    true,
  );
  addEventListener(
    'pointerdown',
    ({ target }) => {
      next();
      if (!(target instanceof Element)) return;
      pressed = target;
      const added = new Set<Element>();
      const arrivals = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Element && !target.contains(node)) added.add(node);
        }
      });
      arrivals.observe(document, { subtree: true, childList: true });
      later(
        async () => {
          const [first, ...others] = [...added].filter(isDrawn);
          if (!first) return undefined;
          const inSight = await Promise.all([first, ...others].map(isInSight));
          if (inSight.includes(true)) return undefined;
          return `${describe(target)} shows ${describe(first)}, which is not in sight.`;
        },
        () => arrivals.disconnect(),
      );
    },
    true,
  );
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isSeen && width > 4 && height > 4;
}

/** Whether a part of an element can be seen, also in a page that frames this one. */
async function isInSight(element: Element): Promise<boolean> {
  const { isIntersecting, intersectionRect } = await new Promise<IntersectionObserverEntry>(
    (resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        if (entry) resolve(entry);
      });
      observer.observe(element);
    },
  );
  if (!isIntersecting) return false;
  const { left, top, width, height } = intersectionRect;
  return [0.1, 0.5, 0.9].some((down) =>
    [0.1, 0.5, 0.9].some((across) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit && (element.contains(hit) || hit.contains(element));
    }),
  );
}
