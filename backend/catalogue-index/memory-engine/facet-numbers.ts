import { Column } from './column.ts';

/**
 * Every facet has a number, so that counting is adding to an array. The first are bands that a product falls into by its
 * price and stock; the rest are given out as categories, brands, formats and parameter values appear.
 */
export const PRICE_BAND = 0;
export const DISCOUNT_BAND = 8;
export const STOCK_STATUS = 16;
/** A facet that every product has: its count is the length of the list. */
export const EVERYTHING = 20;
const firstGiven = 32;

export type FacetKind = 'c' | 'b' | 'k' | 'p';
const kinds: readonly FacetKind[] = ['c', 'b', 'k', 'p'];

/** Groups of facets by number; parameters follow from `PARAMETER` on, by their id. */
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
  readonly kind: Column<Uint8Array>;
  /** The id of what the facet stands for. */
  readonly key: Column;
  readonly group: Column;
  private readonly numbers: Record<FacetKind, Map<number, number>> = {
    c: new Map(),
    b: new Map(),
    k: new Map(),
    p: new Map(),
  };

  private highest: number = PARAMETER_GROUP;
  private readonly ids: (string | undefined)[] = [];

  constructor(data?: FacetNumbersData) {
    this.kind = new Column(data?.kind ?? new Uint8Array(0));
    this.key = new Column(data?.key ?? new Int32Array(0));
    this.group = new Column(data?.group ?? new Int32Array(0));
    if (!data) this.reserve();
    for (let facet = firstGiven; facet < this.key.length; facet++) {
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

  /** The facet's number, a new one if need be. */
  give(kind: FacetKind, key: number, group: number): number {
    const known = this.numbers[kind].get(key);
    if (known !== undefined) return known;
    const facet = this.add(kinds.indexOf(kind), key, group);
    this.numbers[kind].set(key, facet);
    return facet;
  }

  /** The id of docs/lists-and-facets.md. A list writes hundreds of them, so each is written once. */
  idOf(kind: FacetKind, key: number): string {
    const facet = this.numbers[kind].get(key) ?? -1;
    const known = this.ids[facet] ?? `${kind}_${key}`;
    if (facet >= 0) this.ids[facet] = known;
    return known;
  }

  trimmed(): FacetNumbersData {
    return { kind: this.kind.trimmed(), key: this.key.trimmed(), group: this.group.trimmed() };
  }

  private kindOf(facet: number): FacetKind {
    return kinds[this.kind.get(facet)] ?? 'p';
  }

  private reserve(): void {
    for (let facet = 0; facet < firstGiven; facet++) {
      const group =
        facet < DISCOUNT_BAND
          ? GROUP.Price
          : facet < STOCK_STATUS
            ? GROUP.Discount
            : facet < EVERYTHING
              ? GROUP.StockStatus
              : GROUP.none;
      this.add(0, 0, group);
    }
  }

  private add(kind: number, key: number, group: number): number {
    this.kind.push(kind);
    this.key.push(key);
    this.group.push(group);
    this.highest = Math.max(this.highest, group);
    return this.key.length - 1;
  }
}
