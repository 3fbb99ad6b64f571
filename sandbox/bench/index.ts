import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { Tab } from '../test/harness/tab.ts';
import { CALLS, median, type TimedCall } from './calls.ts';
import { rendererMegabytes } from './memory.ts';
import { openServer } from './server.ts';

const MEBIBYTE = 1024 ** 2;

/** Prints what the API in a tab costs, beside the server with the same database and world. */
async function bench(): Promise<void> {
  const tab = await Tab.openEmpty();
  try {
    console.error('First and second visit …');
    const emptyMegabytes = await rendererMegabytes(tab.page);
    const first = await visit(tab);
    const openMegabytes = await rendererMegabytes(tab.page);
    await tab.page.goto(tab.page.url());
    const second = await visit(tab);
    console.log(
      `### Weight and start\n\n${markdownTable(
        ['', 'first visit', 'second visit'],
        [
          ['downloaded, MiB with Brotli', first.mebibytes, second.mebibytes],
          ['from the start to the first answer, ms', first.toAnswer, second.toAnswer],
          ['from the last byte to the first answer, ms', first.afterLastByte, second.afterLastByte],
        ],
      )}\n\nMemory of the tab: ${emptyMegabytes} MB empty, ${openMegabytes} MB with the API in it.\n`,
    );
    console.error('Calls …');
    const server = await openServer(tab.manifest);
    try {
      const rows: (string | number)[][] = [];
      for (const call of CALLS) {
        const inTab = median(await timesInTab(tab, call));
        const onServer = median(await server.times(call));
        rows.push([call.name, inTab.toFixed(1), onServer.toFixed(1)]);
      }
      console.log(
        `### Calls, milliseconds in the middle\n\n${markdownTable(['', 'in the tab', 'server with PGlite'], rows)}\n\nBoth run the same app on the same small world. The tab is measured at its page, with the way to the worker and back; the server by a caller on the same machine.\n`,
      );
    } finally {
      await server.close();
    }
  } finally {
    await tab.close();
  }
}

async function visit(tab: Tab) {
  const toAnswer = await tab.start();
  const answeredAt = await tab.page.evaluate(() => performance.timeOrigin + performance.now());
  const worker = tab.page.workers()[0];
  const loaded = await worker?.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { transferSize, encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
      return { transferSize, encodedBodySize, endedAt: performance.timeOrigin + responseEnd };
    }),
  );
  const script = await tab.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/sandbox/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  const bytes = [...script, ...(loaded ?? []).map(({ transferSize }) => transferSize)];
  const lastByteAt = Math.max(...(loaded ?? []).map(({ endedAt }) => endedAt));
  return {
    mebibytes: (bytes.reduce((sum, size) => sum + size, 0) / MEBIBYTE).toFixed(2),
    toAnswer: Math.round(toAnswer),
    afterLastByte: Math.round(answeredAt - lastByteAt),
  };
}

function timesInTab(tab: Tab, { path, repeats, bodyOf }: TimedCall): Promise<number[]> {
  const key = tab.manifest.keys.valid;
  const bodies = Array.from({ length: repeats }, (_, round) => bodyOf?.(round) ?? null);
  return tab.page.evaluate(
    async ({ path, key, bodies }) => {
      const times: number[] = [];
      for (const body of bodies) {
        const request = new Request(`https://api.slipway.example${path}`, {
          method: body === null ? 'GET' : 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
          body,
        });
        const began = performance.now();
        const response = await globalThis.sandbox.fetch(request);
        times.push(performance.now() - began);
        if (response.status !== 200) throw new Error(await response.text());
      }
      return times;
    },
    { path, key, bodies },
  );
}

await bench();
