import type { FramedAnswer, FramedRequest, FrameSays, Handover } from '@slipway/dashboard/framed';
import type { Sandbox } from '@slipway/sandbox';
import { sandboxOfVisit } from '../sandbox/visit.ts';

/** The host under which the app in the tab expects the dashboard. */
const DASHBOARD_HOST = 'https://dashboard.slipway.example';

interface Frame {
  window: Window;
  /** Who of Heron Bay Boats is signed in. */
  memberId: string;
  handover: Handover;
  onLeave(): void;
  onOutside(address: string): void;
}

/** Hands a screen to the dashboard in a frame, and answers its requests with the API in the tab. */
export function answerFrame({ window, memberId, handover, onLeave, onOutside }: Frame): void {
  const { port1: port, port2: theirs } = new MessageChannel();
  port.onmessage = async ({ data: says }: MessageEvent<FrameSays>) => {
    if (says.kind === 'leave') return onLeave();
    if (says.kind === 'outside') return onOutside(says.address);
    const answer = await sandboxOfVisit()
      .then((sandbox) => answerTo(says, sandbox, memberId))
      .catch(() => null);
    port.postMessage({ id: says.id, answer } satisfies FramedAnswer, answer ? [answer.body] : []);
  };
  window.postMessage(handover, location.origin, [theirs]);
}

async function answerTo(
  { path, method, headers, body }: FramedRequest,
  sandbox: Sandbox,
  memberId: string,
): Promise<NonNullable<FramedAnswer['answer']>> {
  const request = new Request(DASHBOARD_HOST + path, { method, headers, body });
  const response = await sandbox.fetchAs(memberId, request);
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}
