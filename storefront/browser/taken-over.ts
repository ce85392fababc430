/** Script has taken over the page that the server sent: from now on styles and journeys, too, may count on it. */
export function takeOver(): void {
  document.documentElement.dataset.ready = '';
}

/** Before this is so, whatever is drawn must be what the server drew. On the server it never is. */
export function isTakenOver(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
}
