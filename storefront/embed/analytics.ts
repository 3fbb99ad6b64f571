import type { FormMessage } from '../src/embedding/protocol.ts';

/** `data-analytics` on the script, and `?debug=1` on the page. */
export type AnalyticsSettings = { isWanted: boolean; isDebugged: boolean };

type Ready = Extract<FormMessage, { type: 'ready' }>;
type Params = Record<string, string | number>;

/** Measures one form on the page. */
export type FormAnalytics = {
  /** Says whether the company wants it; what happened before is reported then. */
  ready(message: Ready): void;
  opened(): void;
  closed(): void;
  heard(message: FormMessage): void;
};

export type Analytics = () => FormAnalytics;

/** The tag of the site, as far as it is there. */
type TaggedWindow = Window & {
  gtag?: (command: 'event', name: string, params: Params) => void;
  dataLayer?: unknown[];
  google_tag_data?: {
    ics?: { entries?: { analytics_storage?: { default?: boolean; update?: boolean } } };
  };
};

const EVENT_OF_STEP: Record<string, string> = {
  details: 'begin_checkout',
  payment: 'add_payment_info',
};

/** Reports to Google Analytics through the site's own tag; nothing is loaded and nothing is stored. */
export function createAnalytics(page: TaggedWindow, settings: AnalyticsSettings): Analytics {
  const report = (name: string, params: Params) => {
    const obstacle = hasConsent(page) ? send(page, name, params) : 'no consent';
    if (settings.isDebugged) console.info('Slipway:', name, params, obstacle ?? 'sent');
  };
  return () => {
    let told: Ready | undefined;
    const seen = new Set<string>();
    const waiting: [string, Params][] = [];

    const happened = (name: string, params: Params = {}) => {
      if (!settings.isWanted) return;
      if (!told) waiting.push([name, params]);
      else if (told.analytics) report(name, params);
    };
    const once = (name: string, params?: Params) => {
      if (seen.has(name)) return;
      seen.add(name);
      happened(name, params);
    };
    return {
      ready(message) {
        told = message;
        for (const [name, params] of waiting.splice(0)) happened(name, params);
      },
      opened: () => happened('slipway_open'),
      closed: () => happened('slipway_close'),
      heard(message) {
        if (message.type === 'step') {
          const name = EVENT_OF_STEP[message.step];
          if (name) once(name);
        }
        // With a Return URL the page of the company reports the sale.
        if (message.type === 'booked' && !told?.hasReturnUrl) {
          const { reference, total, currency } = message;
          once('purchase', { transaction_id: reference, value: total / 100, currency });
        }
      },
    };
  };
}

/** Says what was in the way, if anything. */
function send({ gtag, dataLayer }: TaggedWindow, name: string, params: Params): string | undefined {
  if (gtag) gtag('event', name, params);
  else if (dataLayer) dataLayer.push({ event: name, ...params });
  else return 'no tag on this page';
  return undefined;
}

/**
 * Whether the visitor has agreed. A site without consent mode decides by whether it loads the tag.
 * A default that denies, be it for some countries only, holds until the visitor agrees.
 */
function hasConsent({ google_tag_data, dataLayer = [] }: TaggedWindow): boolean {
  const known = google_tag_data?.ics?.entries?.analytics_storage;
  if (known) return known.update ?? known.default ?? true;
  let isGranted = true;
  for (const entry of dataLayer) {
    const [command, moment, choices] = Object.values(entry as object);
    const choice = command === 'consent' ? choices?.analytics_storage : undefined;
    if (choice)
      isGranted = moment === 'update' ? choice === 'granted' : isGranted && choice === 'granted';
  }
  return isGranted;
}
