import {
  EMBED_PARAMETER,
  type FormMessage,
  type Hello,
  type HostMessage,
  type Layout,
} from '../src/embedding/protocol.ts';
import type { Analytics, FormAnalytics } from './analytics.ts';
import type { Events } from './events.ts';
import { siteFontOf } from './site-font.ts';

/** What every form on the page works with. */
export type Parts = { origin: string; events: Events; analytics: Analytics };

export type Frame = { element: HTMLIFrameElement; analytics: FormAnalytics };

/** So long after its frame has loaded, a form that has not said that it is ready will not come. */
const READY_MS = 8000;

/** What the page around the form does with it. */
type Hearing = {
  hear: (message: FormMessage) => void;
  /** The frame shows something else: the policy of the page keeps the form out, or it is not there. */
  miss: () => void;
};

/** A frame with the form in it. Its messages come through a port that only the form was given. */
export function createFrame(
  address: URL,
  layout: Layout,
  { origin, events, analytics }: Parts,
  { hear, miss }: Hearing,
): Frame {
  const measured = analytics();
  const element = document.createElement('iframe');
  const source = new URL(address);
  source.searchParams.set(EMBED_PARAMETER, layout);
  element.src = source.href;
  element.title = 'Booking form';
  let isReady = false;
  const missUnlessReady = () => isReady || miss();
  const forbidden = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return;
    document.removeEventListener('securitypolicyviolation', forbidden);
    missUnlessReady();
  };
  document.addEventListener('securitypolicyviolation', forbidden);
  element.addEventListener('load', () => {
    setTimeout(missUnlessReady, READY_MS);
    const { port1, port2 } = new MessageChannel();
    const giveFont = async () => {
      const font = await siteFontOf(element.parentElement ?? element);
      port1.postMessage({ type: 'font', ...font } satisfies HostMessage);
    };
    port1.onmessage = ({ data }: MessageEvent<FormMessage>) => {
      if (data.type === 'ready') {
        isReady = true;
        document.removeEventListener('securitypolicyviolation', forbidden);
        element.title = data.title;
        measured.ready(data);
        if (data.wantsFont && layout === 'inline') giveFont();
      }
      measured.heard(data);
      if (data.type === 'step') events.emit('step', { step: data.step });
      if (data.type === 'booked') {
        const { reference, total, currency } = data;
        events.emit('booked', { reference, total, currency });
      }
      if (data.type === 'leave') leave(data.url);
      hear(data);
    };
    const hello: Hello = { slipway: 'hello', layout };
    element.contentWindow?.postMessage(hello, origin, [port2]);
  });
  return { element, analytics: measured };
}

/** Never to `javascript:` or the like. */
function leave(url: string): void {
  if (/^https?:$/.test(new URL(url).protocol)) location.assign(url);
}
