// Loaded into an API process before its own code; tells its parent once a second how it fares.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 1000;
const START_MS = 3000;
const RESOLUTION_MS = 10;
const MEGABYTE = 1024 * 1024;

// Worker threads inherit the option that loads this file.
if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // Loading the code blocks the loop before there is anybody to wait for it.
  setTimeout(() => histogram.enable(), START_MS).unref();
  // An undisturbed loop shows up as the resolution.
  const milliseconds = (/** @type {number} */ nanoseconds) =>
    Math.max(0, nanoseconds / 1_000_000 - RESOLUTION_MS);
  const tell = () => {
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({
      rssMb: rss / MEGABYTE,
      heapMb: heapUsed / MEGABYTE,
      delay: {
        p50: milliseconds(histogram.percentile(50)),
        p99: milliseconds(histogram.percentile(99)),
        most: milliseconds(histogram.max),
      },
    });
  };
  setInterval(tell, EVERY_MS).unref();
  process.channel?.unref();
  // Whatever becomes of the soak, its processes end with it.
  process.once('disconnect', () => process.exit(1));
}
