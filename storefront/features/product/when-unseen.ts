/**
 * Calls back as soon as what is put in this place moves nothing that is being looked at: at once where it lies below the
 * window, and otherwise when the visitor begins to move.
 */
export function whenUnseen(place: Element | null, then: () => void): () => void {
  if (!place) return () => undefined;
  if (place.getBoundingClientRect().top >= innerHeight) {
    then();
    return () => undefined;
  }
  const events = ['scroll', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, begin);
  };
  const begin = () => {
    stop();
    then();
  };
  for (const event of events) addEventListener(event, begin, { passive: true });
  return stop;
}
