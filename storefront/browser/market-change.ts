const storageKey = 'kvarto-market-changed';

/** The next page of this tab is of another market: whoever has a cart will want to know what came along. */
export function noteMarketChange(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Where nothing can be kept, the lines of the cart say it themselves.
  }
}

/** Whether this page is the first after a change; asked once. */
export function takeMarketChange(): boolean {
  try {
    const isNoted = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return isNoted;
  } catch {
    return false;
  }
}
