import type { ParameterValue, Product, SharedData } from '../../catalogue.ts';
import { productOf, type SkuRecord } from '../../product-record.ts';
import type { IndexStore } from './index-store.ts';
import { readSkus, writeSkus } from './record-format.ts';

const maxCachedProducts = 12_000;

interface CachedProductsOptions {
  store: IndexStore;
  shared: SharedData;
  values: ReadonlyMap<number, ParameterValue>;
  /** By row: the SKUs, stored by `writeSkus`, of products whose prices and stock are newer than their rows. */
  newerSkus?: ReadonlyMap<number, string>;
}

/** Products by row. Those read from their records are cached for the next requests. */
export class CachedProducts {
  readonly newerSkus: ReadonlyMap<number, string>;
  readonly #options: CachedProductsOptions;
  readonly #cache = new Map<number, Product>();

  constructor(options: CachedProductsOptions) {
    this.#options = options;
    this.newerSkus = options.newerSkus ?? new Map();
  }

  at(row: number): Product | undefined {
    const cached = this.#cache.get(row);
    if (cached) return cached;
    const { store, shared, values } = this.#options;
    const record = store.records.read(row);
    const newer = this.newerSkus.get(row);
    if (newer !== undefined) record.skus = readSkus(newer);
    const product = productOf(record, shared, values);
    if (!product) return undefined;
    if (this.#cache.size >= maxCachedProducts) this.#cache.delete(this.#cache.keys().next().value ?? -1);
    this.#cache.set(row, product);
    return product;
  }

  /** The products with newer prices and stock. */
  withNewerSkus(skus: ReadonlyMap<number, SkuRecord[]>): CachedProducts {
    const { store } = this.#options;
    const newerSkus = new Map(this.newerSkus);
    const changed = new Set<number>();
    for (const [id, records] of skus) {
      const row = store.rowOfProduct.find(id, -1);
      if (row < 0) continue;
      newerSkus.set(row, writeSkus(records));
      changed.add(row);
    }
    const next = new CachedProducts({ ...this.#options, newerSkus });
    for (const [row, product] of this.#cache) if (!changed.has(row)) next.#cache.set(row, product);
    return next;
  }
}
