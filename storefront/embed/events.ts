/** What the functions of a page are told, by event. */
type EventDetails = {
  ready: undefined;
  open: undefined;
  close: undefined;
  step: { step: string };
  booked: { reference: string; total: number; currency: string };
};

type EventName = keyof EventDetails;
type Listener = (details?: unknown) => void;

export type Events = ReturnType<typeof createEvents>;

/** Calls the functions that the page has registered. A fault in one of them stops nothing else. */
export function createEvents() {
  const listeners: [EventName, Listener][] = [];
  let isReady = false;

  const call = (listener: Listener, details?: unknown) => {
    try {
      listener(details);
    } catch (error) {
      console.error(error);
    }
  };

  return {
    on(event: EventName, listener: Listener) {
      listeners.push([event, listener]);
      // A page may come later than the script, also after `destroy`.
      if (event === 'ready' && isReady) queueMicrotask(() => call(listener));
    },
    emit<Name extends EventName>(event: Name, details?: EventDetails[Name]) {
      if (event === 'ready') isReady = true;
      for (const [name, listener] of [...listeners]) if (name === event) call(listener, details);
    },
    clear() {
      listeners.length = 0;
    },
  };
}
