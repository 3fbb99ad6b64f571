import type { Result, SearchProvider } from '../../provider.ts';
import type { Answer, Question } from './messages.ts';

interface Waiting {
  resolve(results: Result[]): void;
  reject(error: Error): void;
}

/**
 * Searches the index of the site in a worker: fetching, indexing and searching never keep the page
 * from answering the reader.
 */
export function createLocalProvider(): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.onmessage = ({ data: { id, results } }: MessageEvent<Answer>) => {
      if (results) waiting.get(id)?.resolve(results);
      else waiting.get(id)?.reject(new Error('The search index cannot be fetched.'));
      waiting.delete(id);
    };
    started.onerror = () => {
      for (const { reject } of waiting.values()) reject(new Error('The search cannot be started.'));
      waiting.clear();
      started.terminate();
      worker = undefined;
    };
    return started;
  }

  return {
    search: (query, { limit }) =>
      new Promise((resolve, reject) => {
        const question: Question = { id: ++lastId, query, limit };
        worker ??= start();
        waiting.set(question.id, { resolve, reject });
        worker.postMessage(question);
      }),
  };
}
