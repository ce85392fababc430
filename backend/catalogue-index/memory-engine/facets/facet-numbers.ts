import { Column } from '../storage/column.ts';

/**
 * Every facet has a number, so that counts are an array. The first numbers are the bands of price, discount and stock; the
 * others are assigned as categories, brands, formats and parameter values appear.
 */
export const PRICE_BAND = 0;
export const DISCOUNT_BAND = 8;
export const STOCK_STATUS = 16;
/** A facet that every product has; its count is the length of the list. */
export const ALL_PRODUCTS = 20;
/** All SKUs are reduced by half or more. Lists can be filtered by it, but do not count it. */
export const HALVED = 21;
export const FIRST_ASSIGNED_FACET = 32;

/** The prefix of a facet id: category, brand, SKU choice (format or size), parameter value. */
export type FacetKind = 'c' | 'b' | 'k' | 'p';
const kinds: readonly FacetKind[] = ['c', 'b', 'k', 'p'];

/** Group numbers; the group of a parameter is `PARAMETER_GROUP` plus its id. */
export const GROUP = {
  Category: 0,
  Brand: 1,
  Sku: 2,
  Price: 3,
  Discount: 4,
  StockStatus: 5,
  none: 9,
} as const;
export const PARAMETER_GROUP = 16;

export interface FacetNumbersData {
  kind: Uint8Array;
  key: Int32Array;
  group: Int32Array;
}

export class FacetNumbers {
  /** By facet number: the position of its kind in `kinds`. */
  readonly kind: Column<Uint8Array>;
  /** By facet number: the id of the category, brand, SKU choice or parameter value. */
  readonly key: Column;
  /** By facet number: its group, as in `GROUP`. */
  readonly group: Column;
  private readonly numbers: Record<FacetKind, Map<number, number>> = {
    c: new Map(),
    b: new Map(),
    k: new Map(),
    p: new Map(),
  };

  private highest: number = PARAMETER_GROUP;
  /** Facet ids such as `c_12`, by facet number. */
  private readonly ids: (string | undefined)[] = [];

  constructor(data?: FacetNumbersData) {
    this.kind = new Column(data?.kind ?? new Uint8Array(0));
    this.key = new Column(data?.key ?? new Int32Array(0));
    this.group = new Column(data?.group ?? new Int32Array(0));
    if (!data) this.addFixedFacets();
    for (let facet = FIRST_ASSIGNED_FACET; facet < this.key.length; facet++) {
      this.numbers[this.kindOf(facet)].set(this.key.get(facet), facet);
      this.highest = Math.max(this.highest, this.group.get(facet));
    }
  }

  get highestGroup(): number {
    return this.highest;
  }

  get length(): number {
    return this.key.length;
  }

  find(kind: FacetKind, key: number): number | undefined {
    return this.numbers[kind].get(key);
  }

  /** Returns the facet's number, a new one if it has none. */
  assign(kind: FacetKind, key: number, group: number): number {
    const assigned = this.numbers[kind].get(key);
    if (assigned !== undefined) return assigned;
    const facet = this.add(kinds.indexOf(kind), key, group);
    this.numbers[kind].set(key, facet);
    return facet;
  }

  /** The id as in docs/lists-and-facets.md. Cached, because a list contains hundreds of them. */
  idOf(kind: FacetKind, key: number): string {
    const facet = this.numbers[kind].get(key) ?? -1;
    const id = this.ids[facet] ?? `${kind}_${key}`;
    if (facet >= 0) this.ids[facet] = id;
    return id;
  }

  trimmed(): FacetNumbersData {
    return { kind: this.kind.trimmed(), key: this.key.trimmed(), group: this.group.trimmed() };
  }

  private kindOf(facet: number): FacetKind {
    return kinds[this.kind.get(facet)] ?? 'p';
  }

  private addFixedFacets(): void {
    for (let facet = 0; facet < FIRST_ASSIGNED_FACET; facet++) this.add(0, 0, groupOfFixedFacet(facet));
  }

  private add(kind: number, key: number, group: number): number {
    this.kind.push(kind);
    this.key.push(key);
    this.group.push(group);
    this.highest = Math.max(this.highest, group);
    return this.key.length - 1;
  }
}

function groupOfFixedFacet(facet: number): number {
  if (facet < DISCOUNT_BAND) return GROUP.Price;
  if (facet < STOCK_STATUS) return GROUP.Discount;
  return facet < ALL_PRODUCTS ? GROUP.StockStatus : GROUP.none;
}
