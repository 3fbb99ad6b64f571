const CHECK_EVERY_MS = 1000;

/** Calls `stop` once, on Ctrl-C, on a request to terminate, or when npm has gone. */
export function whenStopped(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopOnce);
  whenNpmIsGone(stopOnce);
}

/**
 * npm runs its scripts in a shell that does not pass on a request to terminate: when npm is ended,
 * only the loss of the parent process tells.
 */
function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_EVERY_MS);
  check.unref();
}
