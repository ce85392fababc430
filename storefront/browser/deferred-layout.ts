/**
 * The browser skips the layout of parts below the first screen until they are near the visible area (`data-deferred` in
 * base.css), because a phone is too slow for the whole page at once. A scroll position that is restored or preserved needs the
 * real heights, so call this first. The call applies to all later pages of the document.
 */
export function layOutWholePages(): void {
  document.documentElement.dataset.laidOut = '';
}
