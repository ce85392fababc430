import type { ParameterValue, Product, SharedData } from '../catalogue.ts';
import {
  type CatalogueEngine,
  type FormatComparison,
  type FoundParameterValue,
  type ListQuery,
  type ListResult,
  type ListScope,
  ONLY_FORMAT,
} from '../engine.ts';
import { priceKey, priceScopeOf } from '../price-scope.ts';
import type { ProductRecord, SkuRecord } from '../product-record.ts';
import { FacetCounter } from './facets/count-facets.ts';
import { compareFormats } from './lists/compare-formats.ts';
import { ListOrders } from './lists/list-orders.ts';
import { ListView } from './lists/list-view.ts';
import { type ListSource, runListQuery } from './lists/run-list-query.ts';
import { updateLists } from './lists/update-lists.ts';
import type { MemoryIndex } from './memory-index.ts';
import { PriceColumns } from './prices/price-columns.ts';
import { type BitSet, clearBit, createBitSet, createFullBitSet, hasBit, setBit } from './storage/bit-set.ts';
import { CachedProducts } from './storage/cached-products.ts';
import { findValueBySlug, slugsOfStoredValues } from './storage/find-value-by-slug.ts';

const maxAddedRows = 3000;
const counter = new FacetCounter();

interface Version {
  index: MemoryIndex;
  /** Rows of current products. */
  live: BitSet;
  shared: SharedData;
  values: Map<number, ParameterValue>;
  orders: ListOrders;
  prices: Map<string, PriceColumns>; // By price key.
  views: Map<string, ListView>; // By price key and language.
  products: CachedProducts;
  now: number;
}

interface MemoryEngineOptions {
  index: MemoryIndex;
  shared: SharedData;
  values: Map<number, ParameterValue>;
  /** The time for which prices are computed. */
  now: number;
  /** Rows of current products; all rows by default. */
  live?: BitSet;
  /** The newer SKUs of the previous version (cached-products.ts). */
  newerSkus?: ReadonlyMap<number, string>;
}

/** One version of the catalogue in memory. A change creates a new version that shares nearly all data with the old one. */
export class MemoryEngine implements CatalogueEngine, ListSource {
  readonly name = 'memory';
  readonly counter = counter;
  private readonly version: Version;
  /** The next version and the rows that it replaced: requests that started with this version still find them. */
  private next: MemoryEngine | undefined;
  private replacedRows: readonly number[] = [];

  private constructor(version: Version) {
    this.version = version;
  }

  /** Computes the prices of all markets, with pauses in which requests are served. */
  static async create({
    index,
    shared,
    values,
    now,
    live,
    newerSkus,
  }: MemoryEngineOptions): Promise<MemoryEngine> {
    const prices = new Map<string, PriceColumns>();
    const engine = new MemoryEngine({
      index,
      live: live ?? createFullBitSet(index.store.count),
      shared,
      values,
      orders: new ListOrders(index, shared),
      prices,
      views: new Map(),
      products: new CachedProducts({ store: index.store, shared, values, newerSkus }),
      now,
    });
    const markets = shared.channels.flatMap((channel) => channel.markets);
    const scopes = new Map(
      markets.map((market) => priceScopeOf(shared, market, null)).map((scope) => [priceKey(scope), scope]),
    );
    const columns = await PriceColumns.create(index, [...scopes.values()], shared, now);
    for (const [at, key] of [...scopes.keys()].entries()) prices.set(key, columns[at] as PriceColumns);
    return engine;
  }

  get index(): MemoryIndex {
    return this.version.index;
  }

  /** True if so many rows were added since the build that queries get slow. */
  get needsRebuild(): boolean {
    const { store, builtCount } = this.index;
    return store.isNearlyFull || store.count - builtCount > Math.max(maxAddedRows, builtCount / 10);
  }

  /** The time for which prices were computed. */
  get pricedAt(): number {
    return this.version.now;
  }

  get live(): BitSet {
    return this.version.live;
  }

  get newerSkus(): ReadonlyMap<number, string> {
    return this.version.products.newerSkus;
  }

  get values(): Map<number, ParameterValue> {
    return this.version.values;
  }

  get orders(): ListOrders {
    return this.version.orders;
  }

  /** The next version, without the products of `replacedIds` and with those of `groups`. */
  withChanges(
    replacedIds: Iterable<number>,
    groups: readonly (readonly ProductRecord[])[],
    now: number,
  ): MemoryEngine {
    const { index, shared, values, prices, views } = this.version;
    const dead: number[] = [];
    for (const id of replacedIds) {
      const row = index.store.rowOfProduct.find(id, -1);
      if (row >= 0 && hasBit(this.version.live, row)) dead.push(row);
    }
    const added: number[] = [];
    for (const records of groups) {
      const first = index.append(records, shared, values);
      for (const offset of records.keys()) added.push(first + offset);
    }
    const capacity = index.store.count;
    const live = createBitSet(capacity);
    live.set(this.version.live);
    for (const row of dead) clearBit(live, row);
    for (const row of added) setBit(live, row);
    for (const columns of prices.values()) columns.computeUpTo(capacity, shared, now);
    const next = new MemoryEngine({
      ...this.version,
      live,
      views: new Map([...views].map(([key, view]) => [key, view.withChanges(index, dead, added)])),
    });
    next.replacedRows = dead;
    this.next = next;
    return next;
  }

  /** The next version with newer prices and stock of products. Lists use them once `withChanges` has replaced the rows. */
  withNewerSkus(skus: ReadonlyMap<number, SkuRecord[]>): MemoryEngine {
    const next = new MemoryEngine({ ...this.version, products: this.version.products.withNewerSkus(skus) });
    this.next = next;
    return next;
  }

  /** Applies changes to lists and sort orders that were requested before. */
  updateLists(): Promise<void> {
    return updateLists(this.version, counter);
  }

  product(id: number): Product | undefined {
    const row = this.index.store.rowOfProduct.find(id, -1);
    return row < 0
      ? undefined
      : (this.liveProductAt(row) ?? this.replacedProduct((product) => product.id === id));
  }

  products(ids: readonly number[]): (Product | undefined)[] {
    return ids.map((id) => this.product(id));
  }

  productBySlug(languageId: string, slug: string): Product | undefined {
    const row = this.rowOfSlug(languageId, slug);
    return row === undefined ? undefined : this.productAt(row);
  }

  productOfSku(skuId: number): Product | undefined {
    const row = this.index.store.rowOfSku.find(skuId, -1);
    if (row < 0) return undefined;
    const hasSku = ({ skus }: Product) => skus.some(({ id }) => id === skuId);
    const product = this.liveProductAt(row) ?? this.replacedProduct(hasSku);
    return product && hasSku(product) ? product : undefined;
  }

  productOfImage(fileName: string): Product | undefined {
    const row = this.index.store.images.find(
      fileName,
      (candidate) =>
        this.liveProductAt(candidate)?.images.some((image) => image.fileName === fileName) ?? false,
    );
    return row === undefined ? undefined : this.productAt(row);
  }

  productsOfGroup(groupId: number): Product[] {
    const products: Product[] = [];
    const first = this.index.store.rowOfGroup.find(groupId, -1);
    if (first < 0) return products;
    if (!hasBit(this.version.live, first))
      return this.replacedProducts().filter(({ group }) => group?.id === groupId);
    for (let row = first; ; row++) {
      const product = this.liveProductAt(row);
      if (product?.group?.id !== groupId) return products;
      products.push(product);
    }
  }

  compareFormats(scope: ListScope, { id }: Product): FormatComparison {
    const row = this.index.store.rowOfProduct.find(id, -1);
    return row < 0 ? ONLY_FORMAT : compareFormats(this.index.store, this.view(scope), row);
  }

  parameterValueBySlug(identifier: string, slug: string): FoundParameterValue | undefined {
    return findValueBySlug(this.version, identifier, slug);
  }

  slugsOfValues(values: readonly FoundParameterValue[]) {
    return slugsOfStoredValues(this.version, values);
  }

  productRanges(size: number): number[] {
    const { rowOfProduct } = this.index.store;
    const ranges: number[] = [];
    for (let id = 0; id < rowOfProduct.length; id++) {
      const row = rowOfProduct.get(id);
      if (row < 0 || !hasBit(this.version.live, row)) continue;
      ranges.push(Math.floor(id / size));
      id += size - 1 - (id % size); // One product of a range is enough.
    }
    return ranges;
  }

  list(scope: ListScope, query: ListQuery): ListResult {
    return runListQuery({ source: this, view: this.view(scope), scope, query });
  }

  productAt(row: number): Product | undefined {
    return this.version.products.at(row);
  }

  rowOfSlug(languageId: string, slug: string): number | undefined {
    return this.index.store.slugs.find(
      slug,
      (row) => this.liveProductAt(row)?.texts.get(languageId)?.slug === slug,
    );
  }

  rowOfCode(code: string): number | undefined {
    return this.index.codes.find(code).findLast((row) => {
      const product = this.liveProductAt(row);
      return product?.articleNumber === code || product?.skus.some((sku) => sku.articleNumber === code);
    });
  }

  private replacedProduct(isMatch: (product: Product) => boolean): Product | undefined {
    return this.next && this.replacedProducts().find(isMatch);
  }

  /** Products of this version whose rows a later version replaced. */
  private replacedProducts(): Product[] {
    const products: Product[] = [];
    for (let later = this.next; later; later = later.next)
      for (const row of later.replacedRows) {
        const product = this.liveProductAt(row);
        if (product) products.push(product);
      }
    return products;
  }

  private liveProductAt(row: number): Product | undefined {
    return hasBit(this.version.live, row) ? this.productAt(row) : undefined;
  }

  private view(scope: ListScope): ListView {
    const { index, views, prices, live, shared, now } = this.version;
    const key = `${priceKey(scope.prices)}/${scope.language.id}`;
    let view = views.get(key);
    if (!view) {
      let columns = prices.get(priceKey(scope.prices));
      if (!columns) {
        columns = new PriceColumns(index, scope.prices, now);
        columns.computeUpTo(index.store.count, shared);
        prices.set(priceKey(scope.prices), columns);
      }
      view = ListView.of(index, live, index.store.languageIds.indexOf(scope.language.id), columns);
      views.set(key, view);
    }
    return view;
  }
}
