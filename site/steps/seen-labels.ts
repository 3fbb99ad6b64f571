import type { Frame } from '@playwright/test';

declare global {
  interface Window {
    seenLabels?: { seen: Set<string>; look(): void; stop(): void };
  }
}

/** Notes from now on which of the labels can be read on the screen, be it only for a moment. */
export async function watchLabels(screen: Frame, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return;
  await screen.evaluate((wanted) => {
    window.seenLabels?.stop();
    const seen = new Set<string>();
    const isShown = (element: Element | null | undefined) => {
      // A menu of choices lists them when it is opened.
      const shown = element?.closest('option') ? element.closest('select') : element;
      const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
      return width > 2 && height > 2 && shown?.checkVisibility({ visibilityProperty: true });
    };
    const look = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        const text = data.trim();
        if (wanted.includes(text) && !seen.has(text) && isShown(parentElement)) seen.add(text);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    window.seenLabels = { seen, look, stop: () => observer.disconnect() };
    look();
  }, labels);
}

/** The labels that none of the screens has shown, after a while in which they may still appear. */
export async function labelsUnseen(
  screens: readonly Frame[],
  labels: readonly string[],
  patience: number,
): Promise<string[]> {
  const until = Date.now() + patience;
  for (;;) {
    const unseen = new Set(labels);
    for (const screen of labels.length > 0 ? screens : []) {
      const seen = await screen.evaluate(() => {
        window.seenLabels?.look();
        return [...(window.seenLabels?.seen ?? [])];
      });
      for (const label of seen) unseen.delete(label);
    }
    if (unseen.size === 0 || Date.now() > until) return [...unseen];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
