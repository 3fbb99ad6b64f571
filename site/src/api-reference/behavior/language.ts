const STORAGE_KEY = 'sample-language';

/** Takes up the language of the last visit, and keeps the one that is chosen now. */
export function rememberLanguage(root: HTMLElement, signal: AbortSignal): void {
  const radios = [...root.querySelectorAll<HTMLInputElement>('input[name="sample-language"]')];
  const choose = (language: string | null) => {
    const radio = radios.find(({ value }) => value === language);
    if (radio) radio.checked = true;
  };
  choose(read());
  for (const radio of radios) {
    radio.addEventListener('change', () => store(radio.value), { signal });
  }
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === STORAGE_KEY) choose(newValue);
    },
    { signal },
  );
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
