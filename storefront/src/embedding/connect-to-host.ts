import {
  EMBED_PARAMETER,
  type FormMessage,
  type HostMessage,
  isHello,
  type Layout,
} from './protocol.ts';

/** The page around the form, or nobody: then `layout` is null and what is told goes nowhere. */
export type Host = {
  layout: Layout | null;
  tell(message: FormMessage): void;
  /** One listener at a time. */
  hear(listener: (message: HostMessage) => void): void;
};

const LAYOUTS: readonly string[] = ['overlay', 'inline'] satisfies Layout[];

/**
 * Waits for the hello of embed.js. Call it while the page loads: the hello comes with the frame's
 * `load`. What the form tells before that is kept until then.
 */
export function connectToHost(page: Window, address: URL): Host {
  const asked = address.searchParams.get(EMBED_PARAMETER) ?? '';
  if (page.parent === page || !LAYOUTS.includes(asked)) {
    return { layout: null, tell() {}, hear() {} };
  }
  let port: MessagePort | undefined;
  let listener: (message: HostMessage) => void = () => {};
  const waiting: FormMessage[] = [];
  page.addEventListener('message', ({ source, data, ports }) => {
    const [given] = ports;
    if (port || source !== page.parent || !isHello(data) || !given) return;
    port = given;
    port.onmessage = (event: MessageEvent<HostMessage>) => listener(event.data);
    for (const message of waiting.splice(0)) port.postMessage(message);
  });
  const tell = (message: FormMessage) => {
    if (port) port.postMessage(message);
    else waiting.push(message);
  };
  if (asked === 'overlay') {
    page.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key !== 'Escape' || defaultPrevented) return;
      // What is open inside the form closes first.
      if (page.document.querySelector('dialog[open], :popover-open')) return;
      tell({ type: 'close' });
    });
  }
  return {
    layout: asked as Layout,
    tell,
    hear(given) {
      listener = given;
    },
  };
}
