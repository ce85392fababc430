/**
 * Calls `run` when inserting content at the element causes no visible layout shift: at once if the element is below the
 * window, otherwise at the visitor's first interaction. Returns a function that cancels the call.
 */
export function runWhenOffscreen(element: Element | null, run: () => void): () => void {
  if (!element) return () => undefined;
  if (element.getBoundingClientRect().top >= innerHeight) {
    run();
    return () => undefined;
  }
  const events = ['scroll', 'pointerdown', 'keydown'] as const;
  const cancel = () => {
    for (const event of events) removeEventListener(event, runOnce);
  };
  const runOnce = () => {
    cancel();
    run();
  };
  for (const event of events) addEventListener(event, runOnce, { passive: true });
  return cancel;
}
