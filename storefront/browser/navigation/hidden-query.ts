/**
 * Removes the query from the URL, so that third-party scripts cannot read it. It is stored in the state of this history
 * entry, so that a reload still works.
 */
export function hideQuery(): void {
  if (!location.search) return;
  const state = { ...history.state, hiddenQuery: location.search };
  history.replaceState(state, '', location.pathname + location.hash);
}

/** After a reload: requests the page with its hidden query. */
export function restoreHiddenQuery(): void {
  const hidden: unknown = history.state?.hiddenQuery;
  if (typeof hidden === 'string' && !location.search) location.replace(location.pathname + hidden);
}
