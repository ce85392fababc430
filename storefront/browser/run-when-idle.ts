/** For browsers without `requestIdleCallback`, such as Safari. */
const fallbackDelayMs = 200;

/** Runs work when the browser is idle, or after the timeout. Returns a function that cancels it. */
export function runWhenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
