/** The query for the same page in another language or market. Price filters are in the currency of the page. */
export function searchAfterSwitch(search: string, hasSameCurrency: boolean): string {
  return hasSameCurrency ? search : withoutPrices(search);
}

/** The query without the price filters (`price`, `min-price`, `max-price`). The rest is unchanged, including its encoding. */
function withoutPrices(search: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^((min|max)-)?price(=|$)/.test(pair));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
