/**
 * The browser skips the layout of parts below the first screen until they are near the visible area (`data-deferred` in
 * base.css), because a phone is too slow for the whole page at once. Call this before a scroll position is restored or preserved:
 * it needs the real heights. It applies to all later pages of the document.
 */
export function layOutWholePages(): void {
  document.documentElement.dataset.laidOut = '';
}
