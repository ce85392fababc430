const storageKey = 'kvarto-market';

/**
 * Whether this tab's page before was of another market, by whatever way that was left: whoever has a cart will want to
 * know what came along. Asked once a page.
 */
export function takeMarketChange(market: string): boolean {
  try {
    const before = sessionStorage.getItem(storageKey);
    sessionStorage.setItem(storageKey, market);
    return before !== null && before !== market;
  } catch {
    // Where nothing can be kept, the lines of the cart say it themselves.
    return false;
  }
}
