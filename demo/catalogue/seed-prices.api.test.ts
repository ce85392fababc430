import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';

interface Logged {
  regular: number;
  selling: number;
  from: number;
}
interface Priced {
  product: string;
  list: string;
  currency: string;
  regular: number;
  selling: number;
  firstAvailable: number;
  /** Oldest first. */
  log: Logged[];
}

let shop: TestShop;
let prices: Priced[];

beforeAll(async () => {
  shop = await openDemoShop();
  const [current, logged] = await Promise.all([
    shop.db
      .selectFrom('price')
      .innerJoin('price_list', 'price_list.price_list_id', 'price.price_list_id')
      .innerJoin('sku', 'sku.sku_id', 'price.sku_id')
      .innerJoin('product', 'product.product_id', 'sku.product_id')
      .select(['price.price_list_id', 'price.sku_id', 'regular_price', 'selling_price'])
      .select(['identifier', 'currency_code', 'product_key', 'first_available_on'])
      .where('fulfilment', 'in', ['shipped', 'download'])
      .execute(),
    shop.db.selectFrom('price_log').selectAll().orderBy('valid_from').execute(),
  ]);
  const logOf = Map.groupBy(logged, ({ price_list_id, sku_id }) => `${price_list_id}/${sku_id}`);
  prices = current.map((row) => ({
    product: row.product_key,
    list: row.identifier,
    currency: row.currency_code,
    regular: Number(row.regular_price),
    selling: Number(row.selling_price),
    firstAvailable: Date.parse(String(row.first_available_on)),
    log: (logOf.get(`${row.price_list_id}/${row.sku_id}`) ?? []).map(
      ({ regular_price, selling_price, valid_from }) => ({
        regular: Number(regular_price),
        selling: Number(selling_price),
        from: valid_from.getTime(),
      }),
    ),
  }));
});
afterAll(() => shop.close());

const days = (count: number) => count * 86_400_000;

/** The start of the current price, and the lowest price of the 30 days before (decisions §4). */
function priorPrice({ log, selling }: Priced): { startedAt: number; lowest: number } {
  const last = log.findLastIndex((entry) => entry.selling !== selling);
  const began = log[last + 1]?.from ?? 0;
  const before = log.slice(0, last + 1);
  const inWindow = before.filter((_, index) => (before[index + 1]?.from ?? began) > began - days(30));
  return { startedAt: began, lowest: Math.min(...inWindow.map((entry) => entry.selling)) };
}

const reduced = () => prices.filter(({ regular, selling }) => selling < regular);

describe('the prices of the demo shop', () => {
  test('are logged from the first day of a book until today', () => {
    const notLogged = prices.filter(({ regular, selling, firstAvailable, log }) => {
      const [first, last] = [log[0], log.at(-1)];
      return first?.from !== firstAvailable || last?.regular !== regular || last.selling !== selling;
    });
    expect(notLogged).toEqual([]);
    expect(prices.length).toBeGreaterThan(10_000);
  });

  test('are reduced for some books in every currency, by various percentages', () => {
    const shareOf = ({ regular, selling }: Priced) => 1 - selling / regular;
    for (const currency of ['SEK', 'DKK', 'NOK', 'EUR']) {
      const shares = reduced()
        .filter((price) => price.currency === currency)
        .map(shareOf);
      expect(shares.length).toBeGreaterThan(50);
      // At most a fifth of the prices of each of the four currencies.
      expect(shares.length).toBeLessThan(prices.length / 4 / 5);
      expect(Math.min(...shares)).toBeLessThan(0.2);
      expect(Math.max(...shares)).toBeGreaterThan(0.6);
    }
  });

  test('that are reduced are below those of the 30 days before', () => {
    for (const price of reduced()) {
      const { startedAt: began, lowest } = priorPrice(price);
      expect(began).toBeLessThan(Date.now() - days(1));
      expect(price.firstAvailable).toBeLessThan(began - days(29));
      expect(lowest).toBeGreaterThan(price.selling);
    }
  });

  test('that are reduced have the regular price as prior price, except for one book', () => {
    const withOtherPriorPrice = reduced().filter((price) => priorPrice(price).lowest !== price.regular);
    expect(new Set(withOtherPriorPrice.map(({ product }) => product))).toEqual(new Set(['dune/sv']));
  });

  test('of that book were raised and then reduced: its prior price is the one before the raise', () => {
    const raised = prices.filter(({ product }) => product === 'dune/sv');
    expect(new Set(raised.map(({ currency }) => currency)).size).toBe(4);
    for (const price of raised) {
      const { lowest } = priorPrice(price);
      expect(lowest).toBe(price.log[0]?.selling);
      expect(lowest).toBeLessThan(price.regular);
      expect(price.selling).toBeLessThan(lowest);
    }
  });

  test('are lower for the book club, in Sweden, in one category', async () => {
    const markets = await shop.db
      .selectFrom('price_list')
      .innerJoin('customer_group', 'customer_group.customer_group_id', 'price_list.customer_group_id')
      .innerJoin('price_list_market', 'price_list_market.price_list_id', 'price_list.price_list_id')
      .select(['identifier', 'group_key', 'market_id'])
      .execute();
    expect(markets).toEqual([{ identifier: 'sek-book-club', group_key: 'book-club', market_id: 'se' }]);
    const members = prices.filter(({ list }) => list === 'sek-book-club');
    expect(members.length).toBeGreaterThan(50);
    const publicPrice = new Map(
      prices.filter(({ list }) => list === 'sek').map(({ product, selling }) => [product, selling]),
    );
    for (const { product, regular, selling } of members) {
      expect(selling).toBeLessThan(publicPrice.get(product) ?? 0);
      expect(regular).toBe(selling);
    }
  });

  test('differ by format: a hardback costs more than the paperback, an e-book less', () => {
    const regularOf = new Map(
      prices.filter(({ list }) => list === 'sek').map(({ product, regular }) => [product, regular]),
    );
    // Keys of paperbacks have no format: `work/language`.
    const paperbacks = [...regularOf].filter(([product]) => product.split('/').length === 2);
    for (const [product, price] of paperbacks) {
      expect(regularOf.get(`${product}/hardback`) ?? price + 1).toBeGreaterThan(price);
      expect(regularOf.get(`${product}/ebook`) ?? price - 1).toBeLessThan(price);
    }
  });
});
