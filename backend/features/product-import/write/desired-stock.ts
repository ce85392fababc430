import type { Book, BookPrice } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';
import { findPriceList } from './market-prices.ts';
import type { SkuState } from './product-state.ts';

/** Copies of a book that its supplier delivers on request: it can be ordered, but is not in stock. */
const orderableCopies = 100;
/** The stock of a digital format, which never runs out. */
const digitalCopies = 999;

type Stock = Pick<SkuState, 'inStock' | 'oversellable' | 'staticStock' | 'incoming'>;

/** Applies the stock of an update of single markets, unless the book is also sold in another market. */
export function withSharedSupply(book: Book, prices: ReadonlyMap<number, BookPrice>, shop: Shop): Book {
  const { marketUpdate } = book;
  if (!marketUpdate) return book;
  const isSoldElsewhere = shop.markets.some(
    (market) =>
      !market.isVirtual &&
      !marketUpdate.markets.has(market.code) &&
      findPriceList(prices, market, shop) !== undefined,
  );
  return isSoldElsewhere ? book : { ...book, ...marketUpdate.supply };
}

/** `before` is the stored stock of the same format. */
export function desiredStock(
  { stock, availability, expectedOn }: Book,
  before: Stock | undefined,
  isDigital: boolean,
): Stock {
  const incoming = expectedOn === undefined ? (before?.incoming ?? null) : expectedOn;
  const isOffered = availability !== 'unavailable' && availability !== 'later';
  if (isDigital)
    return {
      inStock: 0,
      oversellable: 0,
      staticStock: isOffered ? before?.staticStock || digitalCopies : 0,
      incoming,
    };
  const staticStock = 0;
  if (availability === undefined && stock !== undefined)
    return { inStock: stock, oversellable: 0, staticStock, incoming };
  if (availability === undefined && before)
    return {
      inStock: before.inStock,
      oversellable: before.oversellable,
      staticStock: before.staticStock,
      incoming,
    };
  const inStock = stock ?? (isOffered ? (before?.inStock ?? 0) : 0);
  if (!isOffered) return { inStock, oversellable: 0, staticStock, incoming };
  // If the supplier states a number of copies, that number is the limit. Otherwise the supplier has enough copies.
  const canBeOrdered = stock === undefined || availability === 'to-order' || availability === 'forthcoming';
  // A number that no import has written is the shop's own limit.
  const ownLimit = before?.oversellable === orderableCopies ? 0 : (before?.oversellable ?? 0);
  const oversellable = ownLimit || (canBeOrdered ? orderableCopies : 0);
  return { inStock, oversellable, staticStock, incoming };
}
