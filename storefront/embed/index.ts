// The script that web builders put on their pages. It adds `Slipway` to the page, opens the booking
// form above it or inside it, and tells the page what happens there. It loads nothing but the form.
import { type AnalyticsSettings, createAnalytics } from './analytics.ts';
import { createEvents } from './events.ts';
import { addressOf, type FormOptions } from './form-address.ts';
import { fillInlineForms } from './inline.ts';
import { createOverlay } from './overlay.ts';

const script = document.currentScript as HTMLScriptElement | null;

if (script && !('Slipway' in window)) {
  const { origin } = new URL(script.src);
  const settings: AnalyticsSettings = {
    isWanted: script.hasAttribute('data-analytics'),
    isDebugged: new URLSearchParams(location.search).get('debug') === '1',
  };
  const events = createEvents();
  const parts = { origin, events, analytics: createAnalytics(window, settings) };
  const overlay = createOverlay(parts);
  const inline = fillInlineForms(parts);

  document.addEventListener('click', (click) => {
    // Ctrl, Shift and the middle button open the plain page, as they do with every link.
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const opener = (click.target as Element).closest<HTMLElement>('[data-slipway]');
    if (!opener || opener.dataset.slipway === 'inline') return;
    const address = new URL(opener.getAttribute('href') ?? `${origin}/book`, location.href);
    if (address.origin !== origin) return;
    click.preventDefault();
    overlay.open(address, opener);
  });

  Object.assign(window, {
    Slipway: {
      open(options: FormOptions = {}) {
        inline.look();
        overlay.open(addressOf(origin, options));
      },
      close: overlay.close,
      on(...args: Parameters<typeof events.on>) {
        inline.look();
        events.on(...args);
      },
      destroy() {
        overlay.remove();
        inline.remove();
        events.clear();
      },
    },
  });
  events.emit('ready');
}
