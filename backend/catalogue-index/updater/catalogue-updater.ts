import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database, DatabaseConnection } from '#backend/database/connection.ts';
import { PendingProducts } from '../pending-products.ts';
import { createPostgresEngine } from '../postgres-engine/create-postgres-engine.ts';
import type { Catalogue } from '../scope.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import { SnapshotStore } from '../snapshot/snapshot-store.ts';
import {
  type ChangePosition,
  deleteOldChanges,
  MAX_CHANGED_PRODUCTS,
  readChangePosition,
  readChanges,
} from './catalogue-changes.queries.ts';
import {
  type CatalogueState,
  loadStateWithIndex,
  loadStateWithoutIndex,
  reloadProducts,
  reloadShared,
  reloadSkus,
  reprice,
} from './catalogue-state.ts';
import { ChangeListener, type ChangeRelay } from './change-listener.ts';
import { IndexRebuilder } from './index-rebuilder.ts';
import { loadInitialState } from './load-initial-state.ts';
import { type IndexSource, OWN_INDEX } from './new-index/build-in-worker.ts';
import { PriceChangeTimer } from './price-change-timer.ts';
import { SerialQueue } from './serial-queue.ts';
import { classifySharedChange, type ShopChange } from './shop-change.ts';

/** More changed products are applied in steps. */
const maxChangedAtOnce = 500;

/** A step with this many products, or prices, blocks requests for about a tenth of a second. */
const productsPerStep = 250;
const pricesPerStep = 2000;

/** A running shop rebuilds its index and snapshot when they are older than this. */
const maxSnapshotAgeMs = 12 * 3_600_000;

type Settings = Pick<BackendSettings, 'DATA_DIR' | 'CATALOGUE_ENGINE'>;

/** Holds the current catalogue and keeps it up to date with the database. */
export class CatalogueUpdater {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly subscribers = new Set<(change: ShopChange) => void>();
  private readonly queue: SerialQueue;
  private readonly snapshots: SnapshotStore;
  /** Null with the PostgreSQL engine, which needs no index. */
  private readonly rebuilder: IndexRebuilder | null;
  private readonly priceTimer: PriceChangeTimer;
  private readonly listener: ChangeListener;
  private state: CatalogueState;
  private catalogue: Catalogue;
  private isUpdateQueued = false;
  /** Known products of a large change, whose prices and stock are updated before everything else. */
  private readonly pendingPrices = new PendingProducts(pricesPerStep);
  private readonly pendingProducts = new PendingProducts(productsPerStep);
  private isStepQueued = false;
  /** The index is rebuilt after the steps, which would be slower beside a build. */
  private isRebuildPending = false;

  private constructor(
    connection: DatabaseConnection,
    snapshots: SnapshotStore,
    log: Logger,
    { state, index }: { state: CatalogueState; index: IndexSource | null },
  ) {
    this.db = connection.db;
    this.log = log;
    this.snapshots = snapshots;
    this.queue = new SerialQueue(log);
    this.rebuilder = index ? this.createRebuilder(connection.directUrl, index) : null;
    this.priceTimer = new PriceChangeTimer(() => void this.queue.run(() => this.updatePrices()));
    this.state = state;
    this.catalogue = this.createCatalogue();
    this.listener = new ChangeListener(
      connection.directUrl,
      () => void this.update(),
      () => this.rebuilder?.startFromHandover(),
    );
  }

  static async open(
    connection: DatabaseConnection,
    settings: Settings,
    log: Logger,
    source: IndexSource = OWN_INDEX,
  ): Promise<CatalogueUpdater> {
    const { db } = connection;
    const index = settings.CATALOGUE_ENGINE === 'memory' ? source : null;
    const snapshots = await SnapshotStore.open(db, settings.DATA_DIR, log);
    const state = index
      ? await loadInitialState(db, snapshots, log, index.initial)
      : await loadStateWithoutIndex(db, await readChangePosition(db));
    const updater = new CatalogueUpdater(connection, snapshots, log, { state, index });
    if (!state.memory) updater.rebuilder?.start();
    await updater.update();
    // The hourly job does this too, but a shop that restarts often would never reach it.
    updater.maintain().catch((error) => log.warn({ err: error }, 'catalogue maintenance failed, will retry'));
    return updater;
  }

  current(): Catalogue {
    return this.catalogue;
  }

  /** All changes before this position are applied. */
  get position(): ChangePosition {
    return this.state.position;
  }

  /** False while lists and search need the database. */
  get hasIndex(): boolean {
    return this.state.memory !== undefined;
  }

  /** 0 without an index. Rows of changed products count until the next build. */
  get indexSize(): { rows: number; builtAt: number } {
    return { rows: this.state.memory?.index.store.count ?? 0, builtAt: this.state.builtAt };
  }

  /** Calls back after each change, once `current()` contains it. */
  subscribe(subscriber: (change: ShopChange) => void): void {
    this.subscribers.add(subscriber);
  }

  /** Exchanges notifications of changes with other processes, in addition to those of the database. */
  relayChanges(relay: ChangeRelay): void {
    this.listener.relayChanges(relay);
  }

  /** Resolves when all changes committed so far are applied, after a rebuild if they need one. */
  async refresh(): Promise<void> {
    await this.update();
    do {
      while (this.isStepQueued) await this.queue.drain();
      await this.rebuilder?.whenIdle();
    } while (this.isStepQueued);
  }

  /** Applies changes whose notification was lost. A background job calls it. */
  async poll(): Promise<void> {
    this.listener.reconnect();
    await this.update();
  }

  /**
   * Deletes changes that are some days old, and renews the snapshot before the changes that it needs are deleted. A
   * background job calls it.
   */
  async maintain(): Promise<void> {
    const { memory, builtAt } = this.state;
    if (memory && Date.now() - builtAt > maxSnapshotAgeMs) this.rebuilder?.start();
    await deleteOldChanges(this.db);
  }

  async close(): Promise<void> {
    this.priceTimer.close();
    const queueClosed = this.queue.close();
    await this.listener.close();
    await this.rebuilder?.close();
    await queueClosed;
    await this.snapshots.close();
  }

  /** Applies changes. A call while another update waits in the queue joins it. */
  private update(): Promise<void> {
    if (this.isUpdateQueued) return this.queue.drain();
    this.isUpdateQueued = true;
    return this.queue.run(async () => {
      this.isUpdateQueued = false;
      await this.applyChanges();
    });
  }

  /** After an error the state is unchanged, so the next update reads the same changes again. */
  private async applyChanges(): Promise<void> {
    const { productIds, sharedTables, position } = await readChanges(this.db, this.state.position);
    const isTooMany = productIds.size > MAX_CHANGED_PRODUCTS;
    const isLarge = productIds.size > maxChangedAtOnce && this.state.memory !== undefined;
    const { affectsCatalogue, isStructural, affectsContentOnly } = classifySharedChange(sharedTables);
    let state = this.state;
    let affectedIds: ReadonlySet<number> = productIds;
    if (affectsCatalogue) state = await reloadShared(this.db, state, { withValues: isStructural });
    if (productIds.size > 0 && !isLarge)
      ({ state, affectedIds } = await reloadProducts(this.db, state, productIds));
    this.state = { ...state, position };
    if (isLarge) this.addPending(productIds, isTooMany);
    this.isRebuildPending ||= isStructural || isTooMany;
    if (this.hasPending) this.queueStep();
    else this.rebuildIfNeeded();
    if (productIds.size === 0 && sharedTables.size === 0) return;
    this.listener.publish();
    if (isTooMany || !affectsContentOnly) this.publish({ kind: 'everything' });
    else if (productIds.size > 0 && !isLarge) this.publish({ kind: 'products', productIds: affectedIds });
    if (affectsContentOnly && sharedTables.size > 0) this.notify({ kind: 'content' });
  }

  private get hasPending(): boolean {
    return !this.pendingPrices.isEmpty || !this.pendingProducts.isEmpty;
  }

  /** A large change is applied in steps; if the index is rebuilt for it, only prices and stock of known products are. */
  private addPending(productIds: ReadonlySet<number>, isTooMany: boolean): void {
    const rows = this.state.memory?.index.store.rowOfProduct;
    const known = [...productIds].filter((id) => (rows?.find(id, -1) ?? -1) >= 0);
    this.pendingPrices.add(known);
    if (!isTooMany) this.pendingProducts.add([...known, ...productIds]);
  }

  private queueStep(): void {
    if (this.isStepQueued) return;
    this.isStepQueued = true;
    void this.queue.run(() => this.applyStep());
  }

  /** A failed step is repeated at the next update, at the latest when the background job polls. */
  private async applyStep(): Promise<void> {
    this.isStepQueued = false;
    if (this.pendingPrices.isEmpty) await this.applyProducts();
    else await this.applyPrices();
    if (this.hasPending) this.queueStep();
    else this.rebuildIfNeeded();
  }

  private async applyPrices(): Promise<void> {
    const ids = this.pendingPrices.next();
    this.state = await reloadSkus(this.db, this.state, ids);
    this.pendingPrices.remove(ids);
    this.publish({ kind: 'products', productIds: ids });
  }

  private async applyProducts(): Promise<void> {
    const ids = this.pendingProducts.next();
    const { state, affectedIds } = await reloadProducts(this.db, this.state, ids);
    this.pendingProducts.remove(ids);
    this.state = state;
    this.publish({ kind: 'products', productIds: affectedIds });
    await state.memory?.updateLists();
    // The rebuild that starts next applies the other products.
    if (state.memory?.index.store.isNearlyFull) this.pendingProducts.clear();
  }

  private rebuildIfNeeded(): void {
    if (!this.isRebuildPending && !this.state.memory?.needsRebuild) return;
    this.isRebuildPending = false;
    this.rebuilder?.start();
  }

  private async updatePrices(): Promise<void> {
    this.state = await reprice(this.state);
    this.publish({ kind: 'everything' });
  }

  /** Uses an index that another thread has built. */
  adopt(snapshot: Snapshot): void {
    void this.queue.run(() => this.useIndex(snapshot));
  }

  private async useIndex(snapshot: Snapshot): Promise<void> {
    this.state = await loadStateWithIndex(this.db, snapshot);
    // Changes that the new index does not contain are read again.
    this.pendingPrices.clear();
    this.pendingProducts.clear();
    this.isRebuildPending = false;
    this.publish({ kind: 'everything' });
    await this.applyChanges();
  }

  private createRebuilder(databaseUrl: string, { build }: IndexSource): IndexRebuilder {
    const { path: snapshotPath, catalogueId } = this.snapshots;
    return new IndexRebuilder({
      request: { databaseUrl, snapshotPath, catalogueId },
      queue: this.queue,
      log: this.log,
      build,
      onBuilt: (snapshot) => this.useIndex(snapshot),
    });
  }

  private publish(change: ShopChange): void {
    this.catalogue = this.createCatalogue();
    this.notify(change);
  }

  private createCatalogue(): Catalogue {
    const { shared, memory } = this.state;
    // PostgreSQL computes prices per request, but caches of its results must be cleared at the same times.
    this.priceTimer.schedule(shared, memory?.pricedAt ?? Date.now());
    return { ...shared, engine: memory ?? createPostgresEngine(this.db, shared) };
  }

  private notify(change: ShopChange): void {
    for (const subscriber of this.subscribers) subscriber(change);
  }
}
