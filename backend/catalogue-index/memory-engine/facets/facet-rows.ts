import { isRunning } from '#backend/pricing/campaigns/campaign.ts';
import type { ParameterValue } from '../../catalogue.ts';
import type { ListScope } from '../../engine.ts';
import { DISCOUNT_BANDS, EVERY_SKU_HALVED, priceBands, STOCK_STATUSES } from '../../facet-bands.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import { type BitSet, setBit, union } from '../storage/bit-set.ts';
import { announcedRows } from './campaign-rows.ts';
import { DISCOUNT_BAND, GROUP, HALVED, PARAMETER_GROUP, PRICE_BAND, STOCK_STATUS } from './facet-numbers.ts';

/** The requested facets of one group. */
export interface SelectedGroup {
  /** As in `GROUP`; negative for groups that are never counted. */
  group: number;
  /** Facet numbers, without unknown facets. */
  facets: number[];
  /** Rows that have at least one of the facets. */
  rows: BitSet;
}

interface FacetRowsView {
  rows: BitSet;
  prices: PriceColumns;
}

interface FacetRowsSource {
  index: MemoryIndex;
  values: ReadonlyMap<number, ParameterValue>;
  rowOfSlug(languageId: string, slug: string): number | undefined;
}

/** Parses facet ids into their groups and the rows that have them. */
export class FacetRows {
  private readonly source: FacetRowsSource;
  private readonly index: MemoryIndex;
  private readonly view: FacetRowsView;
  private readonly scope: ListScope;

  constructor(source: FacetRowsSource, view: FacetRowsView, scope: ListScope) {
    this.source = source;
    this.index = source.index;
    this.view = view;
    this.scope = scope;
  }

  selectGroups(ids: readonly string[]): SelectedGroup[] {
    const groups = new Map<string | number, SelectedGroup>();
    const bandsByRows = new Map<BitSet, number>();
    for (const id of ids) {
      const { group, facet, fill, isBand } = this.parseFacetId(id);
      // An unknown facet is a group of its own, so that it matches nothing.
      const key = group === unknownGroup ? id : group;
      let selected = groups.get(key);
      if (!selected) {
        selected = { group, facets: [], rows: this.createRows() };
        groups.set(key, selected);
      }
      fill?.(selected.rows);
      if (facet === undefined) continue;
      selected.facets.push(facet);
      if (isBand) bandsByRows.set(selected.rows, (bandsByRows.get(selected.rows) ?? 0) | (1 << facet));
    }
    for (const [rows, bands] of bandsByRows) this.addRowsInBands(rows, bands);
    return [...groups.values()];
  }

  /** Adds the rows that are in at least one of the bands. Every row is read, so that one pass adds all bands of a group. */
  private addRowsInBands(rows: BitSet, selectedBands: number): void {
    const { bands } = this.view.prices;
    for (let row = 0; row < this.index.store.count; row++)
      if (((bands[row] ?? 0) & selectedBands) !== 0) setBit(rows, row);
  }

  /** Rows that have at least one of the facets. */
  rowsWithAny(ids: readonly string[]): BitSet {
    const rows = this.createRows();
    for (const group of this.selectGroups(ids)) union(rows, group.rows);
    return rows;
  }

  rowsPricedWithin({ lowest, highest }: { lowest: number; highest: number }): BitSet {
    const rows = this.createRows();
    const { selling } = this.view.prices;
    for (let row = 0; row < this.index.store.count; row++) {
      const price = selling[row] ?? -1;
      if (price >= 0 && price >= lowest && price <= highest) setBit(rows, row);
    }
    return rows;
  }

  /** `fill` adds the rows that have the facet; absent for bands, and if the facet does not exist. */
  private parseFacetId(id: string): {
    group: number;
    facet?: number;
    fill?: (rows: BitSet) => void;
    isBand?: boolean;
  } {
    const at = id.indexOf('_');
    const kind = id.slice(0, at);
    const rest = id.slice(at + 1);
    const number = /^\d{1,10}$/.test(rest) ? Number(rest) : -1;
    // The prefixes of docs/lists-and-facets.md.
    switch (kind) {
      case 'c':
        return this.linkedFacet('c', number, GROUP.Category);
      case 'b':
        return this.linkedFacet('b', number, GROUP.Brand);
      case 'k':
        return this.linkedFacet('k', number, GROUP.Sku);
      case 'p': {
        const parameter = this.source.values.get(number)?.parameter;
        return parameter
          ? this.linkedFacet('p', number, PARAMETER_GROUP + parameter.id)
          : { group: unknownGroup };
      }
      case 'pr': {
        const band = priceBands(this.scope.prices.currencyCode).findIndex(({ facetId }) => facetId === id);
        return this.bandFacet(GROUP.Price, band, PRICE_BAND);
      }
      case 'd': {
        if (id === EVERY_SKU_HALVED) return this.bandFacet(GROUP.Discount, 0, HALVED);
        const band = DISCOUNT_BANDS.findIndex(({ facetId }) => facetId === id);
        return this.bandFacet(GROUP.Discount, band, DISCOUNT_BAND);
      }
      case 's':
        return this.bandFacet(GROUP.StockStatus, STOCK_STATUSES.indexOf(id), STOCK_STATUS);
      case 'dc': {
        const campaign = this.scope.prices.campaigns.find((candidate) => candidate.id === number);
        if (!campaign || !isRunning(campaign, this.scope.now)) return { group: campaignGroup };
        const { prices } = this.view;
        return {
          group: campaignGroup,
          fill: (rows) => union(rows, announcedRows(this.index, campaign, prices)),
        };
      }
      case 'a': {
        const row = this.source.rowOfSlug(this.scope.language.id, rest);
        return row === undefined
          ? { group: aliasGroup }
          : { group: aliasGroup, fill: (rows) => setBit(rows, row) };
      }
      default:
        return { group: unknownGroup };
    }
  }

  /** A facet that is stored in the links of each row. */
  private linkedFacet(kind: 'c' | 'b' | 'k' | 'p', key: number, group: number) {
    if (!this.exists(kind, key)) return { group };
    // A facet that exists gets a number even if no product has it.
    const facet = this.index.store.facets.assign(kind, key, group);
    return { group, facet, fill: (rows: BitSet) => this.index.postings.addRowsTo(rows, facet) };
  }

  private exists(kind: 'c' | 'b' | 'k' | 'p', id: number): boolean {
    const { categories, brands, skuChoices } = this.scope.catalogue;
    return { c: categories, b: brands, k: skuChoices, p: this.source.values }[kind].has(id);
  }

  /** A band of prices, discounts or stock, which the price columns store as one bit of each row. */
  private bandFacet(group: number, band: number, firstFacet: number) {
    return band < 0 ? { group } : { group, facet: firstFacet + band, isBand: true };
  }

  /** An empty bit set of the view's length. */
  private createRows(): BitSet {
    return new Uint32Array(this.view.rows.length);
  }
}

const unknownGroup = -1;
/** Campaigns have no facet numbers: their products change with time. */
export const campaignGroup = -2;
const aliasGroup = -3;
