const storageKey = 'kvarto-market';

/**
 * Whether the previous page of this tab was of another market. A visitor with a cart is then notified of its changes.
 * Call it once per page.
 */
export function detectMarketChange(market: string): boolean {
  try {
    const before = sessionStorage.getItem(storageKey);
    sessionStorage.setItem(storageKey, market);
    return before !== null && before !== market;
  } catch {
    // No storage: the lines of the cart show the change.
    return false;
  }
}
