import type { FormMessage } from '../src/embedding/protocol.ts';
import { plainLink } from './form-address.ts';
import { createFrame, type Frame, type Parts } from './frame.ts';

// Rules of a constructed sheet and of the CSSOM are allowed by the strictest policy of a host page.
const STYLES = `
dialog { box-sizing: border-box; width: 100vw; height: 100dvh; max-width: none; max-height: none; padding: 0; border: 0; overflow: hidden; background: Canvas; color: CanvasText; color-scheme: light dark; }
dialog[open] { display: grid; grid-template-rows: auto 1fr; }
dialog::backdrop { background: rgb(11 31 42 / 60%); }
button { justify-self: end; width: 48px; height: 44px; padding: 0; border: 0; background: none; color: inherit; font: 28px/1 system-ui, sans-serif; cursor: pointer; }
button:focus-visible { outline: 3px solid #c2410c; outline-offset: -3px; }
iframe { width: 100%; height: 100%; border: 0; }
iframe[hidden] { display: none; }
a { place-self: center; padding: 16px; color: inherit; font: 20px/1.4 system-ui, sans-serif; }
@media (min-width: 640px) and (min-height: 480px) {
dialog { width: min(100vw - 48px, 1080px); height: min(100dvh - 48px, 900px); border-radius: 12px; }
}`;

/** The form above the page. It stays loaded when it is closed, so that nothing chosen is lost. */
export function createOverlay(parts: Parts) {
  let box: HTMLElement | undefined;
  let dialog: HTMLDialogElement | undefined;
  let frame: Frame | undefined;
  let shown = '';
  let unlock = () => {};
  let isKeptOut = false;

  const close = () => dialog?.close();

  const remove = () => {
    close();
    box?.remove();
    box = dialog = frame = undefined;
    shown = '';
  };

  const build = (address: URL) => {
    remove();
    shown = address.href;
    box = document.createElement('div');
    const root = box.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    const built = document.createElement('dialog');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute('aria-label', 'Close');
    button.addEventListener('click', close);
    const hear = (message: FormMessage) => {
      if (message.type === 'ready') {
        link.remove();
        made.element.hidden = false;
        isKeptOut = false;
        button.setAttribute('aria-label', message.close);
        built.setAttribute('aria-label', message.title);
      }
      // The next booking begins with an empty form.
      if (message.type === 'booked') shown = '';
      if (message.type === 'close') close();
    };
    const link = plainLink(address);
    // From then on openers are the plain links that they were.
    const miss = () => {
      isKeptOut = true;
      made.element.hidden = true;
      built.append(link);
      if (built.open) link.focus();
    };
    const made = createFrame(address, 'overlay', parts, { hear, miss });
    built.setAttribute('aria-label', made.element.title);
    built.append(button, made.element);
    root.append(built);
    document.body.append(box);
    dialog = built;
    frame = made;
  };

  const open = (address: URL, opener?: HTMLElement) => {
    if (dialog?.open) return;
    if (isKeptOut) return location.assign(address);
    if (address.href !== shown) build(address);
    unlock = lockScroll();
    dialog?.addEventListener(
      'close',
      () => {
        unlock();
        opener?.focus({ preventScroll: true });
        frame?.analytics.closed();
        parts.events.emit('close');
      },
      { once: true },
    );
    dialog?.showModal();
    frame?.element.focus();
    frame?.analytics.opened();
    parts.events.emit('open');
  };

  return { open, close, remove };
}

/** Keeps the page where it is, with room for its scroll bar. Returns how to undo that. */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  const before = [style.overflow, style.scrollbarGutter] as const;
  const hasBar = innerWidth > document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (hasBar) style.scrollbarGutter = 'stable';
  return () => {
    [style.overflow, style.scrollbarGutter] = before;
  };
}
