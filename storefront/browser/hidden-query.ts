/**
 * Takes what an address asks for out of sight of whoever reads addresses. It stays with this entry of the history alone, so
 * that the page can be loaded again.
 */
export function hideQuery(): void {
  if (!location.search) return;
  const state = { ...history.state, hiddenQuery: location.search };
  history.replaceState(state, '', location.pathname + location.hash);
}

/** On a page that was loaded again without it: asks with it. */
export function askWithHiddenQuery(): void {
  const hidden: unknown = history.state?.hiddenQuery;
  if (typeof hidden === 'string' && !location.search) location.replace(location.pathname + hidden);
}
