const STORAGE_KEY = 'sample-language';
const CHOSEN = 'sample-language-chosen';

/**
 * Takes up the language of the last visit, keeps the one that is chosen now, and follows choices
 * that are made elsewhere on the page or in another tab.
 */
export function rememberLanguage(root: HTMLElement, signal: AbortSignal): void {
  const radios = [...root.querySelectorAll<HTMLInputElement>('fieldset input[type="radio"]')];
  const choose = (language: string | null) => {
    const radio = radios.find(({ value }) => value === language);
    if (radio) radio.checked = true;
  };
  choose(read());
  for (const radio of radios) {
    radio.addEventListener(
      'change',
      () => {
        store(radio.value);
        window.dispatchEvent(new CustomEvent(CHOSEN, { detail: radio.value }));
      },
      { signal },
    );
  }
  const onChosen = (event: Event) => choose((event as CustomEvent<string>).detail);
  const onStored = ({ key, newValue }: StorageEvent) => key === STORAGE_KEY && choose(newValue);
  window.addEventListener(CHOSEN, onChosen, { signal });
  window.addEventListener('storage', onStored, { signal });
}

/** Without storage, the choice lasts as long as the page. */
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {}
}
