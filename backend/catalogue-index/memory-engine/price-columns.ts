import { isRunning, isTarget } from '#backend/pricing/campaign.ts';
import { discountPercentage } from '#backend/pricing/money.ts';
import { type Offer, offerAt, offerOfLists } from '#backend/pricing/offer.ts';
import { type Campaign, pathOfCategory, type SharedData } from '../catalogue.ts';
import { DISCOUNT_BANDS, priceBands } from '../facet-bands.ts';
import type { PriceScope } from '../price-scope.ts';
import type { ProductRecord } from '../product-record.ts';
import { type Bits, hasBit } from './bits.ts';
import { rowsOfCampaign } from './campaign-rows.ts';
import { DISCOUNT_BAND, PRICE_BAND, STOCK_STATUS } from './facet-numbers.ts';
import type { MemoryIndex } from './memory-index.ts';
import { sortByKey } from './radix-sort.ts';

const none = -1;
const millisecondsAtOnce = 5;

/** What every product costs in one price scope, from one moment until a campaign starts or ends. */
export class PriceColumns {
  /** Minor units with VAT; below zero where the product is not sold. */
  selling: Int32Array;
  /** A bit for each facet that the row falls into by price, discount and stock: those have the lowest numbers. */
  bands: Uint32Array;
  private covered = 0;
  private readonly index: MemoryIndex;
  private readonly scope: PriceScope;
  private readonly now: number;
  private readonly bandStarts: number[];
  /** Rows that a campaign is about, by campaign. */
  private readonly targets: { campaign: Campaign; rows: Bits }[];
  /** Rows from here on came later, and are few: their records are asked. */
  private readonly knownTargets: number;
  private ascending: Int32Array | undefined;
  private descending: Int32Array | undefined;

  constructor(index: MemoryIndex, scope: PriceScope, now: number) {
    this.index = index;
    this.scope = scope;
    this.now = now;
    const capacity = index.store.count;
    this.selling = new Int32Array(capacity).fill(none);
    this.bands = new Uint32Array(capacity);
    const unit = 10 ** scope.market.currency.minorDigits;
    this.bandStarts = priceBands(scope.currencyCode).map(({ from }) => from * unit);
    this.targets = scope.priceCampaigns.map((campaign) => ({
      campaign,
      rows: rowsOfCampaign(index, campaign),
    }));
    this.knownTargets = capacity;
  }

  /** A million products take a tenth of a second or more: others get their turn between slices. */
  static async create(
    index: MemoryIndex,
    scope: PriceScope,
    shared: SharedData,
    now: number,
  ): Promise<PriceColumns> {
    const columns = new PriceColumns(index, scope, now);
    while (columns.covered < index.store.count) {
      const until = performance.now() + millisecondsAtOnce;
      while (columns.covered < index.store.count && performance.now() < until)
        columns.cover(Math.min(columns.covered + 200, index.store.count), shared);
      if (columns.covered < index.store.count) await new Promise((resolve) => setImmediate(resolve));
    }
    return columns;
  }

  /**
   * Computes rows up to, not including, `end`: those added since the last time, which may have been priced later than the
   * others. What has been computed stays right, for only a campaign's start or end would change it.
   */
  cover(end: number, shared: SharedData, now = this.now): void {
    if (end > this.selling.length) this.grow(end);
    for (let ordinal = this.covered; ordinal < end; ordinal++) {
      const isPlain = ordinal < this.knownTargets && this.index.store.bytes.isPlainPrice.get(ordinal) === 1;
      const offer = isPlain
        ? this.plainOffer(ordinal)
        : this.offerOfRecord(this.index.store.records.read(ordinal), shared, now);
      this.write(ordinal, offer);
    }
    this.covered = end;
  }

  /** Rows that were there when the order was first asked for, cheapest (or dearest) first; equal ones by id, the greater first. */
  order(direction: 'ascending' | 'descending'): Int32Array {
    if (direction === 'ascending') {
      this.ascending ??= sortByKey(this.index.newestFirst(), this.selling);
      return this.ascending;
    }
    this.descending ??= sortByKey(
      this.index.newestFirst(),
      this.selling.map((amount) => -amount),
    );
    return this.descending;
  }

  private grow(needed: number): void {
    const capacity = Math.ceil(needed * 1.2);
    const selling = new Int32Array(capacity).fill(none);
    selling.set(this.selling);
    const bands = new Uint32Array(capacity);
    bands.set(this.bands);
    Object.assign(this, { selling, bands });
  }

  private write(ordinal: number, offer: Offer | null): void {
    this.selling[ordinal] = offer?.selling ?? none;
    let bands = 1 << (STOCK_STATUS + this.index.store.bytes.stockStatus.get(ordinal));
    if (offer) {
      let band = this.bandStarts.length - 1;
      while (band > 0 && offer.selling < (this.bandStarts[band] ?? 0)) band--;
      bands |= 1 << (PRICE_BAND + band);
      const percent = discountPercentage(offer.regular, offer.selling);
      if (offer.regular > offer.selling)
        bands |= 1 << (DISCOUNT_BAND + DISCOUNT_BANDS.findIndex(({ to }) => percent <= to));
    }
    this.bands[ordinal] = bands;
  }

  private plainOffer(ordinal: number): Offer | null {
    for (const listId of this.scope.listIds) {
      const columns = this.index.store.prices.get(listId);
      const selling = columns?.selling.find(ordinal, none) ?? none;
      const since = columns?.since.find(ordinal, 0) ?? 0;
      if (!columns || selling < 0 || since > this.now) continue;
      const regular = columns.regular.get(ordinal);
      const campaigns = this.campaignsOfRow(ordinal);
      if (selling === regular && !campaigns.some((campaign) => isRunning(campaign, this.now)))
        return { selling, regular, discountType: 'NONE', campaignId: null };
      return offerAt([{ from: since, regular, selling }], campaigns, this.scope.currencyCode, this.now);
    }
    return null;
  }

  private campaignsOfRow(ordinal: number): Campaign[] {
    const campaigns: Campaign[] = [];
    for (const { campaign, rows } of this.targets) if (hasBit(rows, ordinal)) campaigns.push(campaign);
    return campaigns;
  }

  private offerOfRecord(record: ProductRecord, { categories }: SharedData, now: number): Offer | null {
    const subject = {
      id: record.id,
      brandId: record.brandId,
      categoryIds: new Set(
        record.categoryIds.flatMap((id) => {
          const category = categories.get(id);
          return category ? pathOfCategory(category).map((step) => step.id) : [];
        }),
      ),
    };
    const { priceCampaigns, listIds, currencyCode } = this.scope;
    const campaigns = priceCampaigns.filter((campaign) => isTarget(subject, campaign));
    let cheapest: Offer | null = null;
    for (const sku of record.skus) {
      const prices = new Map(sku.prices.map(({ listId, history }) => [listId, history]));
      const offer = offerOfLists(prices, listIds, campaigns, currencyCode, now);
      if (offer && (!cheapest || offer.selling < cheapest.selling)) cheapest = offer;
    }
    return cheapest;
  }
}
