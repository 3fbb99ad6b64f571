/**
 * What the booking form and `embed.js` on the page around it say to each other.
 *
 * When the frame has loaded, embed.js sends one `Hello` with a MessagePort to the form's origin, which
 * it knows from its own address. Everything after it travels through that port, so that no message can
 * come from, or reach, anyone else.
 */

/** How the form stands on the page of the host. */
export type Layout = 'overlay' | 'inline';

/** The parameter of the form's address that says so before the first message: `?embed=overlay`. */
export const EMBED_PARAMETER = 'embed';

/** The steps of the form by the names that the event `step` gives to the host. */
export type FormStep = 'boat' | 'time' | 'extras' | 'details' | 'summary' | 'payment' | 'done';

/** The first message to the form; its port is the one that both sides use from then on. */
export type Hello = { slipway: 'hello'; layout: Layout };

/** What the form tells the page around it. */
export type FormMessage =
  | {
      type: 'ready';
      /** Names the frame for screen readers. */
      title: string;
      /** Labels the button that closes the overlay. */
      close: string;
      /** Whether the company has switched analytics on. */
      analytics: boolean;
      /** Whether customers go to a thank-you page of the company, which measures the sale itself. */
      hasReturnUrl: boolean;
      /** Whether it wants to look like the text around it, where it stands inline. */
      wantsFont: boolean;
    }
  | { type: 'step'; step: FormStep }
  /** The total is in cents, with tax and without the deposit. */
  | { type: 'booked'; reference: string; total: number; currency: string }
  /** How high the form is, in CSS pixels; an inline frame follows it. */
  | { type: 'height'; height: number }
  /** The customer closes the form, also with Escape. */
  | { type: 'close' }
  /** The whole page goes elsewhere: to the payment page, which no frame may show, or the Return URL. */
  | { type: 'leave'; url: string };

/** A file of a font, as it lies on the page around the form. */
export type FontFile = {
  family: string;
  weight: string;
  style: string;
  unicodeRange: string;
  data: ArrayBuffer;
};

/** The font of the page around an inline form: a list of families, and the files that it has. */
export type SiteFont = { families: string; files: FontFile[] };

/** What the page around the form tells it. */
export type HostMessage = { type: 'font' } & SiteFont;

export function isHello(data: unknown): data is Hello {
  return typeof data === 'object' && data !== null && 'slipway' in data && data.slipway === 'hello';
}
