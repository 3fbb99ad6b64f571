import { decodeRecords, INDEX_PATH } from '../../index-file.ts';
import type { Answer, Question } from './messages.ts';
import { createTextIndex } from './text-index.ts';

let loading: ReturnType<typeof loadIndex> | undefined;

self.onmessage = async ({ data: { id, query, limit } }: MessageEvent<Question>) => {
  try {
    loading ??= loadIndex();
    const index = await loading;
    answer({ id, results: index.search(query, limit) });
  } catch {
    loading = undefined;
    answer({ id });
  }
};

async function loadIndex() {
  const response = await fetch(INDEX_PATH);
  if (!response.ok) throw new Error(`The index returned ${response.status}.`);
  return createTextIndex(decodeRecords(await response.text()));
}

function answer(message: Answer) {
  self.postMessage(message);
}
