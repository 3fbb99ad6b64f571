const SHOWN_FOR = 1500;

/** Makes the copy buttons copy, or takes them away where a page may not reach the clipboard. */
export function enableCopying(root: HTMLElement, signal: AbortSignal): void {
  if (!navigator.clipboard) {
    for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = true;
    return;
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy]');
      if (button) void copy(button);
    },
    { signal },
  );
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const sample = button.closest('[data-sample]');
  if (!sample) return;
  const done = await navigator.clipboard.writeText(textOf(sample)).then(
    () => 'Copied',
    () => 'Not copied',
  );
  button.textContent = done;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SHOWN_FOR);
}

/** The code in the chosen language, or the JSON, which has no line breaks of its own on the page. */
function textOf(sample: Element): string {
  const json = sample.querySelector('[data-json]');
  if (json) return JSON.stringify(JSON.parse(json.textContent ?? ''), null, 2);
  const codes = [...sample.querySelectorAll<HTMLElement>('[data-language]')];
  const shown = codes.find((code) => code.checkVisibility());
  return shown?.textContent ?? '';
}
