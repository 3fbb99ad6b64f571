/** Brings what the address names into view, and unfolds what it is in. */
export function revealTarget(signal: AbortSignal): void {
  reveal();
  window.addEventListener('hashchange', reveal, { signal });
}

function reveal(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target) return;
  let isHidden = false;
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement && !place.open) {
      place.open = true;
      isHidden = true;
    }
  }
  if (isHidden || !isInView(target)) target.scrollIntoView();
}

function isInView(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
