/** Does something when the browser has nothing better to do, and in the end all the same. Answers how to call it off. */
export function whenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
