import { isRunning } from '#backend/pricing/campaign.ts';
import type { ParameterValue } from '../catalogue.ts';
import { DISCOUNT_BANDS, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import type { Scope } from '../scope.ts';
import { type Bits, emptyBits, setBit, unite } from './bits.ts';
import { rowsOfCampaign } from './campaign-rows.ts';
import { DISCOUNT_BAND, GROUP, PARAMETER_GROUP, PRICE_BAND, STOCK_STATUS } from './facet-numbers.ts';
import type { ListView } from './list-view.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Facets that were asked for, by group. */
export interface ChosenGroup {
  /** As in `GROUP`; below zero for groups that are never counted. */
  group: number;
  /** Facet numbers; none for what exists nowhere. */
  facets: number[];
  rows: Bits;
}

/** Reads facet ids: which group each belongs to, and which rows have it. */
export class FacetRows {
  private readonly index: MemoryIndex;
  private readonly view: ListView;
  private readonly scope: Scope;
  private readonly values: ReadonlyMap<number, ParameterValue>;
  private readonly rowOfSlug: (slug: string) => number | undefined;

  constructor(
    index: MemoryIndex,
    view: ListView,
    scope: Scope,
    values: ReadonlyMap<number, ParameterValue>,
    rowOfSlug: (slug: string) => number | undefined,
  ) {
    this.index = index;
    this.view = view;
    this.scope = scope;
    this.values = values;
    this.rowOfSlug = rowOfSlug;
  }

  groups(ids: readonly string[]): ChosenGroup[] {
    const groups = new Map<string | number, ChosenGroup>();
    for (const id of ids) {
      const { group, facet, fill } = this.read(id);
      // What exists nowhere is a group of its own, so that it matches nothing.
      const key = group === nowhere ? id : group;
      let chosen = groups.get(key);
      if (!chosen) {
        chosen = { group, facets: [], rows: this.empty() };
        groups.set(key, chosen);
      }
      fill?.(chosen.rows);
      if (facet !== undefined) chosen.facets.push(facet);
    }
    return [...groups.values()];
  }

  /** Rows that have any of the facets. */
  any(ids: readonly string[]): Bits {
    const rows = this.empty();
    for (const { rows: own } of this.groups(ids)) unite(rows, own);
    return rows;
  }

  pricedWithin({ lowest, highest }: { lowest: number; highest: number }): Bits {
    const rows = this.empty();
    const { selling } = this.view.prices;
    for (let row = 0; row < this.index.store.count; row++) {
      const price = selling[row] ?? -1;
      if (price >= 0 && price >= lowest && price <= highest) setBit(rows, row);
    }
    return rows;
  }

  private read(id: string): { group: number; facet?: number; fill?: (rows: Bits) => void } {
    const at = id.indexOf('_');
    const [kind, rest] = [id.slice(0, at), id.slice(at + 1)];
    const number = /^\d{1,10}$/.test(rest) ? Number(rest) : -1;
    switch (kind) {
      case 'c':
        return this.linked('c', number, GROUP.Category);
      case 'b':
        return this.linked('b', number, GROUP.Brand);
      case 'k':
        return this.linked('k', number, GROUP.Sku);
      case 'p': {
        const parameter = this.values.get(number)?.parameter;
        return parameter ? this.linked('p', number, PARAMETER_GROUP + parameter.id) : { group: nowhere };
      }
      case 'pr': {
        const band = priceBands(this.scope.prices.currencyCode).findIndex(({ facetId }) => facetId === id);
        return this.banded(GROUP.Price, band, PRICE_BAND);
      }
      case 'd': {
        const band = DISCOUNT_BANDS.findIndex(({ facetId }) => facetId === id);
        return this.banded(GROUP.Discount, band, DISCOUNT_BAND);
      }
      case 's':
        return this.banded(GROUP.StockStatus, STOCK_STATUSES.indexOf(id), STOCK_STATUS);
      case 'dc': {
        const campaign = this.scope.prices.campaigns.find((candidate) => candidate.id === number);
        if (!campaign || !isRunning(campaign, this.scope.now)) return { group: campaigns };
        return { group: campaigns, fill: (rows) => unite(rows, rowsOfCampaign(this.index, campaign)) };
      }
      case 'a': {
        const row = this.rowOfSlug(rest);
        return row === undefined ? { group: aliases } : { group: aliases, fill: (rows) => setBit(rows, row) };
      }
      default:
        return { group: nowhere };
    }
  }

  private linked(kind: 'c' | 'b' | 'k' | 'p', key: number, group: number) {
    if (!this.exists(kind, key)) return { group };
    // What exists has a number, also when no product has it.
    const facet = this.index.store.facets.give(kind, key, group);
    return { group, facet, fill: (rows: Bits) => this.index.postings.unite(rows, facet) };
  }

  private exists(kind: 'c' | 'b' | 'k' | 'p', id: number): boolean {
    const { categories, brands, skuChoices } = this.scope.catalogue;
    return { c: categories, b: brands, k: skuChoices, p: this.values }[kind].has(id);
  }

  private banded(group: number, band: number, firstFacet: number) {
    if (band < 0) return { group };
    const facet = firstFacet + band;
    const { bands } = this.view.prices;
    return {
      group,
      facet,
      fill: (rows: Bits) => {
        for (let row = 0; row < this.index.store.count; row++)
          if ((((bands[row] ?? 0) >>> facet) & 1) === 1) setBit(rows, row);
      },
    };
  }

  private empty(): Bits {
    return emptyBits(this.view.rows.length << 5);
  }
}

const nowhere = -1;
const campaigns = -2;
const aliases = -3;
