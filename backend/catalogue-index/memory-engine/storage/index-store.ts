import type { Category, ParameterValue, SharedData } from '../../catalogue.ts';
import { editionLanguage, isService, pathOfCategory } from '../../catalogue.ts';
import { dampedRating, type ProductRecord, publicationNumber } from '../../product-record.ts';
import { stockStatusOf } from '../../stock-status.ts';
import { appendLinks } from '../facets/facet-links.ts';
import { FacetNumbers, type FacetNumbersData, GROUP, PARAMETER_GROUP } from '../facets/facet-numbers.ts';
import { uniformPrices } from '../prices/uniform-prices.ts';
import { Column } from './column.ts';
import { HashTable } from './hash-table.ts';
import { type ByteColumn, byteColumns, type NumberColumn, numberColumns } from './index-columns.ts';
import { RecordStore, type RecordStoreData } from './record-store.ts';
import { ReplacedRows } from './replaced-rows.ts';

/** The columns of an `IndexStore` as typed arrays and plain values, which can be written to a file and sent to other threads. */
export interface IndexStoreData {
  count: number;
  languageIds: string[];
  numbers: Record<NumberColumn, Int32Array>;
  bytes: Record<ByteColumn, Uint8Array>;
  languages: Uint32Array;
  linkEnds: Uint32Array;
  links: Uint32Array;
  unlistedFacets: Uint32Array;
  unlistedRows: Int32Array;
  prices: { listId: number; regular: Int32Array; selling: Int32Array; since: Float64Array }[];
  rowOfProduct: Int32Array;
  rowOfSku: Int32Array;
  rowOfGroup: Int32Array;
  facets: FacetNumbersData;
  records: RecordStoreData;
  slugs: Int32Array;
  images: Int32Array;
}

/** The uniform prices of the products in one price list (uniform-prices.ts), by row. */
interface PriceListColumns {
  regular: Column;
  selling: Column;
  /** Milliseconds: the time from which the price is valid. */
  since: Column<Float64Array>;
}

const missing = -1;
/** Sorts products without the value last: the highest number of a column. */
const sortsLast = 0x7fffffff;
const noLanguage = 255;
const dayMs = 86_400_000;

/**
 * All products as columns: row `n` is the value at index `n` of each column. Products of a variant group are in consecutive
 * rows, lowest id first. Rows are only added: a changed product gets a new row at the end together with its group, and the old
 * rows are dead. Each version of the engine has a bit set of the rows that are live in it.
 */
export class IndexStore {
  count: number;
  readonly languageIds: string[];
  readonly numbers: Record<NumberColumn, Column>;
  readonly bytes: Record<ByteColumn, Column<Uint8Array>>;
  /** One bit for each language in which the product is published. */
  readonly languages: Column<Uint32Array>;
  /** By row: the end of its block in `links`. The block starts at the end of the previous block. */
  readonly linkEnds: Column<Uint32Array>;
  /** A facet and the rows of the block that have it, packed by facet-links.ts. */
  readonly links: Column<Uint32Array>;
  /** Facets that restrict lists but are not counted: values of parameters without `isFilter`. One entry per facet and row. */
  readonly unlistedFacets: Column<Uint32Array>;
  readonly unlistedRows: Column;
  /** By price list id. */
  readonly prices = new Map<number, PriceListColumns>();
  readonly rowOfProduct: Column;
  readonly replacedRows = new ReplacedRows();
  readonly rowOfSku: Column;
  /** The row of the first product of each variant group; the others follow it. */
  readonly rowOfGroup: Column;
  readonly facets: FacetNumbers;
  readonly records: RecordStore;
  /** Rows by the slugs of their texts, and by the file names of their images. */
  readonly slugs: HashTable;
  readonly images: HashTable;
  /** Cached results of `facetsOfPath`. */
  private readonly pathFacets = new WeakMap<Category, readonly number[]>();

  /** `expected`: the approximate number of products of a new store. */
  constructor(data: IndexStoreData | { languageIds: string[]; expected: number }) {
    const saved = 'count' in data ? data : undefined;
    this.count = saved?.count ?? 0;
    this.languageIds = data.languageIds;
    this.numbers = columnsOf(numberColumns, (name) => new Column(saved?.numbers[name] ?? new Int32Array(0)));
    this.bytes = columnsOf(byteColumns, (name) => new Column(saved?.bytes[name] ?? new Uint8Array(0)));
    this.languages = new Column(saved?.languages ?? new Uint32Array(0));
    this.linkEnds = new Column(saved?.linkEnds ?? new Uint32Array(0));
    this.links = new Column(saved?.links ?? new Uint32Array(0));
    this.unlistedFacets = new Column(saved?.unlistedFacets ?? new Uint32Array(0));
    this.unlistedRows = new Column(saved?.unlistedRows ?? new Int32Array(0));
    for (const { listId, regular, selling, since } of saved?.prices ?? [])
      this.prices.set(listId, {
        regular: new Column(regular),
        selling: new Column(selling),
        since: new Column(since),
      });
    this.rowOfProduct = new Column(saved?.rowOfProduct ?? new Int32Array(0));
    this.rowOfSku = new Column(saved?.rowOfSku ?? new Int32Array(0));
    this.rowOfGroup = new Column(saved?.rowOfGroup ?? new Int32Array(0));
    this.facets = new FacetNumbers(saved?.facets);
    this.records = new RecordStore(saved?.records);
    // Includes capacity for products added until the next build.
    const capacity = 'expected' in data ? Math.ceil(data.expected * 1.3) + 25_000 : 0;
    this.slugs = new HashTable(saved?.slugs ?? new Int32Array(HashTable.slotsFor(capacity * 1.5)));
    this.images = new HashTable(saved?.images ?? new Int32Array(HashTable.slotsFor(capacity)));
  }

  /** True if a hash table is so full that look-ups get slow: the index should be rebuilt. */
  get isNearlyFull(): boolean {
    return this.slugs.isNearlyFull || this.images.isNearlyFull;
  }

  /** Adds the products of a variant group, lowest id first, or one product without a group. Returns the first row. */
  appendGroup(
    records: readonly ProductRecord[],
    shared: SharedData,
    values: ReadonlyMap<number, ParameterValue>,
  ): number {
    const start = this.count;
    const group = records[0]?.group;
    if (group) this.rowOfGroup.set(group.id, start, missing);
    const isCollapsed = group?.collapseInLists ?? false;
    // All products of a list entry have the sales of the entry, so that the best-selling works are first.
    const soldTogether = sum(records, ({ soldCount }) => soldCount);
    const facets = records.map((record) => {
      const entry = isCollapsed
        ? { entry: start, sold: soldTogether }
        : { entry: this.count, sold: record.soldCount };
      return this.append(record, entry, shared, values);
    });
    appendLinks(this, facets, isCollapsed);
    return start;
  }

  /** Adds one row. Returns the counted facets of the product. */
  private append(
    record: ProductRecord,
    { entry, sold }: { entry: number; sold: number },
    shared: SharedData,
    values: ReadonlyMap<number, ParameterValue>,
  ): Set<number> {
    const row = this.count++;
    const available = sum(record.skus, ({ inStock, staticStock }) => inStock + staticStock);
    const total = available + sum(record.skus, ({ oversellable }) => oversellable);
    const [custom1, custom2, custom3, custom4, custom5] = record.customOrder;
    const numbers: Record<NumberColumn, number> = {
      productId: record.id,
      entry,
      brandId: record.brandId,
      latest: Math.floor(Date.parse(record.firstAvailableOn) / dayMs),
      published: publicationNumber(record.publicationDate) ?? sortsLast,
      sold,
      votes: dampedRating(record.rating),
      available,
      total,
      custom1: custom1 ?? sortsLast,
      custom2: custom2 ?? sortsLast,
      custom3: custom3 ?? sortsLast,
      custom4: custom4 ?? sortsLast,
      custom5: custom5 ?? sortsLast,
    };
    for (const name of numberColumns) this.numbers[name].push(numbers[name]);
    this.bytes.stockStatus.push(stockStatusOf(record.skus));
    this.bytes.variantLanguage.push(this.languageOfVariant(record, shared));
    this.bytes.isService.push(isService(record.fulfilment) ? 1 : 0);
    let published = 0;
    for (const { languageIds } of record.texts)
      for (const id of languageIds) published |= 1 << this.languageIds.indexOf(id);
    this.languages.push(published);
    this.appendPrices(record);
    this.records.push(record);
    this.replacedRows.add(row, this.rowOfProduct.find(record.id, missing));
    this.rowOfProduct.set(record.id, row, missing);
    for (const sku of record.skus) this.rowOfSku.set(sku.id, row, missing);
    for (const { text } of record.texts) this.slugs.add(text.slug, row);
    for (const { fileName } of record.images) this.images.add(fileName, row);
    return this.facetsOf(record, row, shared, values);
  }

  private languageOfVariant(record: ProductRecord, { languages }: SharedData): number {
    const edition = editionLanguage(record);
    const language = languages.find(({ code }) => code === edition);
    return language ? this.languageIds.indexOf(language.id) : noLanguage;
  }

  private appendPrices(record: ProductRecord): void {
    const prices = uniformPrices(record);
    this.bytes.hasUniformPrice.push(prices ? 1 : 0);
    for (const { listId, price } of prices ?? []) {
      const columns = this.priceColumns(listId);
      const row = this.count - 1;
      columns.regular.set(row, price.regular ?? missing, missing);
      columns.selling.set(row, price.selling ?? missing, missing);
      columns.since.set(row, price.from, missing);
    }
  }

  private priceColumns(listId: number): PriceListColumns {
    const columns = this.prices.get(listId) ?? {
      regular: new Column(new Int32Array(0)),
      selling: new Column(new Int32Array(0)),
      since: new Column(new Float64Array(0)),
    };
    this.prices.set(listId, columns);
    return columns;
  }

  /** Returns the counted facets and stores those that only filter. */
  private facetsOf(
    record: ProductRecord,
    row: number,
    shared: SharedData,
    values: ReadonlyMap<number, ParameterValue>,
  ): Set<number> {
    const linked = new Set<number>();
    for (const id of record.categoryIds) {
      const category = shared.categories.get(id);
      if (category) for (const facet of this.facetsOfPath(category)) linked.add(facet);
    }
    if (record.brandId !== 0) linked.add(this.facets.assign('b', record.brandId, GROUP.Brand));
    for (const { choiceId } of record.skus) linked.add(this.facets.assign('k', choiceId, GROUP.Sku));
    for (const id of record.parameterValueIds) {
      const parameter = values.get(id)?.parameter;
      if (!parameter) continue;
      const facet = this.facets.assign('p', id, PARAMETER_GROUP + parameter.id);
      if (parameter.isFilter) linked.add(facet);
      else {
        this.unlistedFacets.push(facet);
        this.unlistedRows.push(row);
      }
    }
    return linked;
  }

  /** The facets of a category and its ancestors. */
  private facetsOfPath(category: Category): readonly number[] {
    const facets =
      this.pathFacets.get(category) ??
      pathOfCategory(category).map(({ id }) => this.facets.assign('c', id, GROUP.Category));
    this.pathFacets.set(category, facets);
    return facets;
  }

  trimmed(): IndexStoreData {
    return {
      count: this.count,
      languageIds: this.languageIds,
      numbers: columnsOf(numberColumns, (name) => this.numbers[name].trimmed()),
      bytes: columnsOf(byteColumns, (name) => this.bytes[name].trimmed()),
      languages: this.languages.trimmed(),
      linkEnds: this.linkEnds.trimmed(),
      links: this.links.trimmed(),
      unlistedFacets: this.unlistedFacets.trimmed(),
      unlistedRows: this.unlistedRows.trimmed(),
      prices: [...this.prices].map(([listId, { regular, selling, since }]) => ({
        listId,
        regular: regular.trimmed(),
        selling: selling.trimmed(),
        since: since.trimmed(),
      })),
      rowOfProduct: this.rowOfProduct.trimmed(),
      rowOfSku: this.rowOfSku.trimmed(),
      rowOfGroup: this.rowOfGroup.trimmed(),
      facets: this.facets.trimmed(),
      records: this.records.trimmed(),
      slugs: this.slugs.slots,
      images: this.images.slots,
    };
  }
}

function columnsOf<Name extends string, Value>(
  names: readonly Name[],
  makeColumn: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, makeColumn(name)])) as Record<Name, Value>;
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += amountOf(item);
  return total;
}
