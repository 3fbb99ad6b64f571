import { TEAM_STREAM_PATH } from '@slipway/contract/team/routes';

/** Something that has changed: a booking, a customer, or something else of the company. */
export interface LiveChange {
  kind: string;
  id: string | null;
}

interface StreamOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  onOpen: () => void;
  onChange: (change: LiveChange) => void;
}

/** Reads the stream of changes until it ends. Returns whether it may be opened again. */
export async function readStream({ fetch, signal, onOpen, onChange }: StreamOptions) {
  const response = await fetch(TEAM_STREAM_PATH, {
    headers: { Accept: 'text/event-stream' },
    signal,
  });
  if (!response.ok || !response.body) return response.status !== 401;
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const messages = (rest + read.value).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith('data: ')) onChange(JSON.parse(message.slice('data: '.length)));
    }
  }
  return true;
}
