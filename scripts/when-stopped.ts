const CHECK_EVERY_MS = 1000;

/**
 * npm runs its scripts in a shell that does not hand on a request to terminate: when npm is ended,
 * only the loss of the parent process tells.
 */
export function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_EVERY_MS);
  check.unref();
}
