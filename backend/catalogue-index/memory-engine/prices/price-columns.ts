import { setImmediate } from 'node:timers/promises';
import { hasEffect, isRunning, isTarget } from '#backend/pricing/campaigns/campaign.ts';
import { discountPercentage } from '#backend/pricing/money.ts';
import { isAnnounced } from '#backend/pricing/offers/announced-campaign.ts';
import { type Offer, offerAt, offerOfLists } from '#backend/pricing/offers/offer.ts';
import { type Campaign, floorIn, isService, pathOfCategory, type SharedData } from '../../catalogue.ts';
import { DISCOUNT_BANDS, priceBands } from '../../facet-bands.ts';
import type { PriceScope } from '../../price-scope.ts';
import type { ProductRecord } from '../../product-record.ts';
import { rowsOfCampaign } from '../facets/campaign-rows.ts';
import { DISCOUNT_BAND, HALVED, PRICE_BAND, STOCK_STATUS } from '../facets/facet-numbers.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { type BitSet, clearBit, hasBit, lowestBit } from '../storage/bit-set.ts';
import { sortByKey } from '../storage/radix-sort.ts';

const noPrice = -1;
/** The time of work between two pauses. */
const maxSliceMs = 5;
/** Reading the time for each row would take longer than computing its prices. */
const rowsPerTimeCheck = 50;

/** The prices of all rows in one price scope, valid until a campaign starts or ends. */
export class PriceColumns {
  /** By row: minor units with VAT; negative if the product is not sold. */
  selling: Int32Array;
  /**
   * By row: one bit for each facet band (price, discount, stock) that it is in. The numbers of band facets are below 32: the
   * position of the bit is the facet's number.
   */
  bands: Uint32Array;
  /** By row: 1 + the position in `priceCampaigns` of the campaign that may be announced; 0 for none. Empty without campaigns. */
  private announced: Uint16Array;
  private computedCount = 0;
  private readonly index: MemoryIndex;
  private readonly scope: PriceScope;
  private readonly now: number;
  private readonly bandStarts: number[];
  /** The rows that each campaign targets, below `targetsEnd`. */
  private readonly targets: { campaign: Campaign; rows: BitSet }[];
  /** Rows from here on were added later. They are few, and their offers are computed from their records. */
  private readonly targetsEnd: number;
  private ascending: Int32Array | undefined;
  private descending: Int32Array | undefined;

  constructor(index: MemoryIndex, scope: PriceScope, now: number) {
    this.index = index;
    this.scope = scope;
    this.now = now;
    const capacity = index.store.count;
    this.selling = new Int32Array(capacity).fill(noPrice);
    this.bands = new Uint32Array(capacity);
    this.announced = new Uint16Array(scope.priceCampaigns.length > 0 ? capacity : 0);
    const minorPerMajor = 10 ** scope.market.currency.minorDigits;
    this.bandStarts = priceBands(scope.currencyCode).map(({ from }) => from * minorPerMajor);
    this.targets = scope.priceCampaigns.map((campaign) => ({
      campaign,
      rows: rowsOfCampaign(index, campaign),
    }));
    this.targetsEnd = capacity;
  }

  /**
   * Computes in slices with pauses for requests, because a million products take a tenth of a second or more. All scopes
   * are computed together, so that records are read once.
   */
  static async create(
    index: MemoryIndex,
    scopes: readonly PriceScope[],
    shared: SharedData,
    now: number,
  ): Promise<PriceColumns[]> {
    const all = scopes.map((scope) => new PriceColumns(index, scope, now));
    const end = index.store.count;
    let pausedAt = performance.now();
    for (let row = 0; row < end; row++) {
      let record: ProductRecord | undefined;
      const readRecord = () => {
        record ??= index.store.records.read(row);
        return record;
      };
      for (const columns of all) columns.compute(row, readRecord, shared, now);
      if (row % rowsPerTimeCheck > 0 || performance.now() - pausedAt < maxSliceMs) continue;
      await setImmediate();
      pausedAt = performance.now();
    }
    for (const columns of all) columns.computedCount = end;
    return all;
  }

  /**
   * Computes the rows below `end` that were added since the last call, for a possibly later `now`. Computed rows stay valid,
   * because only the start or end of a campaign would change them.
   */
  computeUpTo(end: number, shared: SharedData, now = this.now): void {
    if (end > this.selling.length) this.grow(end);
    const { records } = this.index.store;
    for (let row = this.computedCount; row < end; row++)
      this.compute(row, () => records.read(row), shared, now);
    this.computedCount = end;
  }

  private compute(row: number, readRecord: () => ProductRecord, shared: SharedData, now: number): void {
    const isUniform = row < this.targetsEnd && this.index.store.bytes.hasUniformPrice.get(row) === 1;
    const offers = isUniform
      ? [this.uniformOffer(row)].filter((offer) => offer !== null)
      : this.offersOfRecord(readRecord(), shared, now);
    this.write(row, offers);
  }

  /** The rows of the build, sorted by price; equal prices by product id, highest first. */
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

  /** Removes the rows on which a campaign on unit prices must not be announced. */
  retainAnnounced(rows: BitSet, { id, terms }: Campaign): BitSet {
    if (!hasEffect(terms, 'price')) return rows;
    const position = this.scope.priceCampaigns.findIndex((campaign) => campaign.id === id);
    for (let word = 0; word < rows.length; word++)
      for (let rest = rows[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + lowestBit(rest);
        if (position < 0 || this.announced[row] !== position + 1) clearBit(rows, row);
      }
    return rows;
  }

  private grow(needed: number): void {
    const capacity = Math.ceil(needed * 1.2);
    const selling = new Int32Array(capacity).fill(noPrice);
    selling.set(this.selling);
    const bands = new Uint32Array(capacity);
    bands.set(this.bands);
    this.selling = selling;
    this.bands = bands;
    if (this.scope.priceCampaigns.length === 0) return;
    const announced = new Uint16Array(capacity);
    announced.set(this.announced);
    this.announced = announced;
  }

  /** `offers` are those of the SKUs, the cheapest first. */
  private write(row: number, offers: readonly Offer[]): void {
    const [offer] = offers;
    this.selling[row] = offer?.selling ?? noPrice;
    let bands = 1 << (STOCK_STATUS + this.index.store.bytes.stockStatus.get(row));
    if (offer) {
      let band = this.bandStarts.length - 1;
      while (band > 0 && offer.selling < (this.bandStarts[band] ?? 0)) band--;
      bands |= 1 << (PRICE_BAND + band);
      const percent = discountPercentage(offer.regular, offer.selling);
      if (offer.regular > offer.selling)
        bands |= 1 << (DISCOUNT_BAND + DISCOUNT_BANDS.findIndex(({ to }) => percent <= to));
      if (offers.every(({ regular, selling }) => discountPercentage(regular, selling) >= 50))
        bands |= 1 << HALVED;
    }
    this.bands[row] = bands;
    if (this.scope.priceCampaigns.length > 0) this.announced[row] = offer ? this.announcedValue(offer) : 0;
  }

  /** The value of `announced` for a row with this offer. */
  private announcedValue(offer: Offer): number {
    if (offer.campaignId === null) return 0;
    const { priceCampaigns, currencyCode } = this.scope;
    const position = priceCampaigns.findIndex(({ id }) => id === offer.campaignId);
    const campaign = priceCampaigns[position];
    return campaign && isAnnounced(campaign, offer, currencyCode) ? position + 1 : 0;
  }

  /** For a product whose SKUs all have the same prices (uniform-prices.ts). */
  private uniformOffer(row: number): Offer | null {
    for (const listId of this.scope.listIds) {
      const columns = this.index.store.prices.get(listId);
      const selling = columns?.selling.find(row, noPrice) ?? noPrice;
      const since = columns?.since.find(row, 0) ?? 0;
      if (!columns || selling < 0 || since > this.now) continue;
      const regular = columns.regular.get(row);
      const campaigns = this.campaignsOfRow(row);
      if (selling === regular && !campaigns.some((campaign) => isRunning(campaign, this.now)))
        return { selling, regular, discountType: 'NONE', campaignId: null };
      return offerAt([{ from: since, regular, selling }], campaigns, this.scope.currencyCode, this.now);
    }
    return null;
  }

  private campaignsOfRow(row: number): Campaign[] {
    const campaigns: Campaign[] = [];
    for (const { campaign, rows } of this.targets) if (hasBit(rows, row)) campaigns.push(campaign);
    return campaigns;
  }

  /** The offers of the SKUs, the cheapest first. */
  private offersOfRecord(record: ProductRecord, { categories }: SharedData, now: number): Offer[] {
    const subject = {
      id: record.id,
      brandId: record.brandId,
      isService: isService(record.fulfilment),
      categoryIds: new Set(
        record.categoryIds.flatMap((id) => {
          const category = categories.get(id);
          return category ? pathOfCategory(category).map((ancestor) => ancestor.id) : [];
        }),
      ),
    };
    const { priceCampaigns, listIds, currencyCode, market } = this.scope;
    const floor = floorIn(record, market.id);
    const campaigns = priceCampaigns.filter((campaign) => isTarget(subject, campaign));
    return record.skus
      .flatMap((sku) => {
        const prices = new Map(sku.prices.map(({ listId, history }) => [listId, history]));
        return offerOfLists(prices, listIds, { campaigns, currencyCode, now, floor }) ?? [];
      })
      .sort((a, b) => a.selling - b.selling);
  }
}
