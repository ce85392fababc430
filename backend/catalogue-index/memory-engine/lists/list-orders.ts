import { orderBrands } from '../../brand-order.ts';
import type { SharedData } from '../../catalogue.ts';
import type { SortOrder } from '../../engine.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import type { NumberColumn } from '../storage/index-columns.ts';
import { sortByKey } from '../storage/radix-sort.ts';
import { AddedRows } from './added-rows.ts';

interface ListOrder {
  /** Rows of the build in this order. */
  rows: Int32Array;
  /** Rows that were added after the build, in this order. */
  addedRows: AddedRows;
  compare(a: number, b: number): number;
}

type Direction = 1 | -1;

const byNumber: Partial<Record<SortOrder, [NumberColumn, Direction]>> = {
  LATEST: ['latest', -1],
  PUBLICATION: ['published', 1],
  MOST_SOLD: ['sold', -1],
  VOTES: ['votes', -1],
  CUSTOM_1: ['custom1', 1],
  CUSTOM_2: ['custom2', 1],
  CUSTOM_3: ['custom3', 1],
  CUSTOM_4: ['custom4', 1],
  CUSTOM_5: ['custom5', 1],
  AVAILABLE_STOCK: ['available', 1],
  AVAILABLE_STOCK_DESC: ['available', -1],
  TOTAL_STOCK: ['total', 1],
  TOTAL_STOCK_DESC: ['total', -1],
  NONE: ['productId', -1],
};

/** The orders of an index, each computed on first use. */
export class ListOrders {
  private readonly index: MemoryIndex;
  private readonly brands: SharedData['brands'];
  private readonly cachedOrders = new Map<string, ListOrder>();
  private readonly priceOrders = new WeakMap<PriceColumns, Map<SortOrder, ListOrder>>();
  private readonly orders: ListOrder[] = [];

  constructor(index: MemoryIndex, { brands }: SharedData) {
    this.index = index;
    this.brands = brands;
  }

  get(sort: SortOrder, language: number, prices: PriceColumns): ListOrder {
    if (sort === 'PRICE' || sort === 'PRICE_DESC') return this.byPrice(sort, prices);
    const isByText = sort === 'ALPHABETICAL' || sort === 'ALPHABETICAL_DESC' || sort === 'BRAND';
    const key = isByText ? `${sort}/${language}` : sort;
    const order = this.cachedOrders.get(key) ?? this.compute(sort, language);
    this.cachedOrders.set(key, order);
    return order;
  }

  /** Sorts added rows into each order that was used, one order per step. */
  *updateOrders(): Generator<void> {
    for (const { addedRows } of this.orders) {
      addedRows.upTo(this.index.store.count);
      yield;
    }
  }

  private compute(sort: SortOrder, language: number): ListOrder {
    switch (sort) {
      case 'BRAND':
        return this.byBrand(language);
      case 'ALPHABETICAL':
        return this.byName(language, 1);
      case 'ALPHABETICAL_DESC':
        return this.byName(language, -1);
      default:
        return this.byColumn(sort);
    }
  }

  private byPrice(sort: 'PRICE' | 'PRICE_DESC', prices: PriceColumns): ListOrder {
    const orders = this.priceOrders.get(prices) ?? new Map<SortOrder, ListOrder>();
    this.priceOrders.set(prices, orders);
    const direction = sort === 'PRICE' ? 1 : -1;
    const order =
      orders.get(sort) ??
      this.createOrder(
        prices.order(direction === 1 ? 'ascending' : 'descending'),
        (a, b) => direction * ((prices.selling[a] ?? 0) - (prices.selling[b] ?? 0)),
      );
    orders.set(sort, order);
    return order;
  }

  /** Rows that are otherwise equal are in the order of `newerFirst`. */
  private createOrder(rows: Int32Array, compareKeys: ListOrder['compare']): ListOrder {
    const compare = (a: number, b: number) => compareKeys(a, b) || this.newerFirst(a, b);
    const order = { rows, compare, addedRows: new AddedRows(this.index.builtCount, compare) };
    this.orders.push(order);
    return order;
  }

  private byColumn(sort: SortOrder): ListOrder {
    const [name, direction] = byNumber[sort] ?? ['latest', -1];
    const column = this.index.store.numbers[name];
    return this.createOrder(
      this.sorted(column.data, direction),
      (a, b) => direction * (column.get(a) - column.get(b)),
    );
  }

  private byBrand(language: number): ListOrder {
    const { store } = this.index;
    const { rankOf } = orderBrands(this.brands, store.languageIds[language] ?? '');
    // Products without a brand are last.
    const rankOfRow = (row: number) => rankOf.get(store.numbers.brandId.get(row)) ?? this.brands.size;
    const keys = Int32Array.from({ length: this.index.builtCount }, (_, row) => rankOfRow(row));
    return this.createOrder(this.sorted(keys, 1), (a, b) => rankOfRow(a) - rankOfRow(b));
  }

  private byName(language: number, direction: Direction): ListOrder {
    const { names } = this.index;
    return this.createOrder(
      this.sorted(names.builtRanks(language), direction),
      (a, b) => direction * names.compare(language, a, b),
    );
  }

  /** The rows of the build sorted by a key; rows with equal keys are sorted newest first. */
  private sorted(keys: Int32Array, direction: Direction): Int32Array {
    return sortByKey(this.index.newestFirst(), direction === 1 ? keys : keys.map((key) => -key));
  }

  private newerFirst(a: number, b: number): number {
    const { productId } = this.index.store.numbers;
    return productId.get(b) - productId.get(a);
  }
}
