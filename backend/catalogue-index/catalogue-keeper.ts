import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { DatabaseConnection } from '#backend/database/connection.ts';
import { buildInWorker } from './build-in-worker.ts';
import { buildIndex } from './build-index.ts';
import type { Catalogue, ParameterValue, SharedData } from './catalogue.ts';
import {
  forgetOldChanges,
  isPast,
  isWithinKeptChanges,
  MOST_CHANGES_TOLD,
  readChanges,
  readMoment,
} from './catalogue-changes.ts';
import { readCatalogueId } from './catalogue-id.ts';
import { ChangeListener } from './change-listener.ts';
import { loadChangedUnits } from './load-changed-units.ts';
import { loadParameterValues } from './load-parameter-values.ts';
import { loadSharedData } from './load-shared-data.ts';
import { MemoryEngine } from './memory-engine/memory-engine.ts';
import { MemoryIndex } from './memory-engine/memory-index.ts';
import { createPostgresEngine } from './postgres-engine/create-postgres-engine.ts';
import { nextPriceChange } from './price-scope.ts';
import { readSharedChange, type ShopChange } from './shop-change.ts';
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';

/** So many products are built in a moment; more in a thread of their own, while the database answers. */
const mostBuiltAtOnce = 20_000;
/** A snapshot older than this is made anew by a shop that runs on. */
const oldestSnapshot = 12 * 3_600_000;
const longestTimer = 86_400_000;

/** Holds the current catalogue, and lets it follow the database. */
export class CatalogueKeeper {
  private readonly connection: DatabaseConnection;
  private readonly settings: Pick<BackendSettings, 'DATA_DIR' | 'CATALOGUE_ENGINE'>;
  private readonly log: Logger;
  private readonly listeners = new Set<(change: ShopChange) => void>();
  private listener: ChangeListener | undefined;
  /** Of the database: what could be seen then has been taken in. */
  private moment = '';
  private builtAt = 0;
  private shared!: SharedData;
  private values!: Map<number, ParameterValue>;
  private memory: MemoryEngine | undefined;
  private catalogue!: Catalogue;
  private catalogueId = '';
  private boundary: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private housekeeping: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private build: { taken: Promise<void>; end(): Promise<void> } | undefined;
  private failedBuilds = 0;
  private saving: Promise<void> = Promise.resolve();
  private isClosed = false;

  private constructor(
    connection: DatabaseConnection,
    settings: Pick<BackendSettings, 'DATA_DIR' | 'CATALOGUE_ENGINE'>,
    log: Logger,
  ) {
    this.connection = connection;
    this.settings = settings;
    this.log = log;
  }

  static async open(
    connection: DatabaseConnection,
    settings: Pick<BackendSettings, 'DATA_DIR' | 'CATALOGUE_ENGINE'>,
    log: Logger,
  ): Promise<CatalogueKeeper> {
    const keeper = new CatalogueKeeper(connection, settings, log);
    await keeper.start();
    return keeper;
  }

  current(): Catalogue {
    return this.catalogue;
  }

  /** Calls back after each change, once answers show it. */
  subscribe(listener: (change: ShopChange) => void): void {
    this.listeners.add(listener);
  }

  /** Resolves when everything that was committed before has been taken in, whatever it takes. */
  async refresh(): Promise<void> {
    await this.follow();
    while (this.build) await this.build.taken;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of [this.boundary, this.retry, this.housekeeping]) clearTimeout(timer);
    await this.listener?.close();
    await this.build?.end();
    await this.work;
    await this.saving;
  }

  private async start(): Promise<void> {
    this.moment = await readMoment(this.connection.db);
    this.catalogueId = await readCatalogueId(this.connection.db);
    if (this.settings.CATALOGUE_ENGINE === 'memory' && !(await this.takeInSnapshot())) {
      if ((await this.countProducts()) > mostBuiltAtOnce) this.rebuild();
      else await this.buildHere();
    }
    if (!this.memory) await this.loadShared(true);
    this.swap();
    await this.follow();
    this.listener = new ChangeListener(this.connection.url, () => void this.follow());
    this.housekeeping = setInterval(() => this.keepHouse(), 3_600_000).unref();
    this.keepHouse();
  }

  /** The file is only there to save time: whatever is wrong with it, the database has everything. */
  private async takeInSnapshot(): Promise<boolean> {
    const snapshot = await readSnapshot(snapshotPath(this.settings.DATA_DIR), this.catalogueId);
    if (!snapshot || !isWithinKeptChanges(snapshot.builtAt, Date.now())) return false;
    try {
      if (!(await isPast(this.connection.db, snapshot.moment))) return false;
      await this.takeIn(snapshot);
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'could not read the snapshot of the catalogue index');
      return false;
    }
  }

  private async countProducts(): Promise<number> {
    const { count } = await this.connection.db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  private async loadShared(withValues: boolean): Promise<void> {
    this.shared = await loadSharedData(this.connection.db);
    if (!withValues) return;
    const values = await loadParameterValues(this.connection.db, this.shared, 'all');
    this.values = new Map(values.map((value) => [value.id, value]));
  }

  private async takeIn({ data, moment, builtAt }: Snapshot): Promise<void> {
    // Not older than the index: what was shared before its moment is not told of again.
    await this.loadShared(true);
    this.memory = await MemoryEngine.create(new MemoryIndex(data), this.shared, this.values, Date.now());
    this.moment = moment;
    this.builtAt = builtAt;
  }

  /** One look at a time; who comes while one waits to begin is served by that one. */
  private follow(): Promise<void> {
    if (!this.isWaiting) {
      this.isWaiting = true;
      this.enqueue(async () => {
        this.isWaiting = false;
        await this.takeChanges();
      });
    }
    return this.work;
  }

  /** One thing after the other. Whatever goes wrong in one, the next has its turn. */
  private enqueue(step: () => Promise<void>): void {
    this.work = this.work
      .then(() => (this.isClosed ? undefined : step()))
      .catch((error) => {
        // Meanwhile the shop goes on with what it knows, and the next look begins where the last good one ended.
        if (!this.isClosed) this.log.warn({ err: error }, 'could not follow the catalogue');
      });
  }

  private async takeChanges(): Promise<void> {
    const { productIds, sharedTables, moment } = await readChanges(this.connection.db, this.moment);
    const isMuch = productIds.size > MOST_CHANGES_TOLD;
    const { concernsCatalogue, isStructural, concernsContentAlone } = readSharedChange(sharedTables);
    if (concernsCatalogue) {
      await this.loadShared(isStructural);
      await this.reprice();
    }
    const concerned =
      this.memory && productIds.size > 0 && !isMuch ? await this.putIn(this.memory, productIds) : productIds;
    this.moment = moment;
    if (productIds.size === 0 && sharedTables.size === 0) return;
    if (isMuch || !concernsContentAlone) this.swap();
    else if (productIds.size > 0) this.swap({ kind: 'products', productIds: concerned });
    if (concernsContentAlone && sharedTables.size > 0) this.tell({ kind: 'content' });
    if (isStructural || isMuch || this.memory?.isCrowded) this.rebuild();
  }

  /** Says which products that concerns: the others of their groups, too. */
  private async putIn(memory: MemoryEngine, productIds: ReadonlySet<number>): Promise<ReadonlySet<number>> {
    const { goneIds, units } = await loadChangedUnits(this.connection.db, memory, productIds);
    const unknown = new Set(
      units.flat().flatMap(({ parameterValueIds }) => parameterValueIds.filter((id) => !this.values.has(id))),
    );
    if (unknown.size > 0)
      for (const value of await loadParameterValues(this.connection.db, this.shared, [...unknown]))
        this.values.set(value.id, value);
    this.memory = memory.changed(goneIds, units, Date.now());
    return goneIds;
  }

  /** At the start, and only for a catalogue that is built in a moment. */
  private async buildHere(): Promise<void> {
    const snapshot = { builtAt: Date.now(), ...(await buildIndex(this.connection.db)) };
    // A copy, for the index goes on changing while it is written. The next start reads it; this one need not wait.
    const copy = structuredClone(snapshot);
    await this.takeIn(snapshot);
    this.saving = writeSnapshot(snapshotPath(this.settings.DATA_DIR), this.catalogueId, copy).catch((error) =>
      this.log.warn({ err: error }, 'could not keep a snapshot of the catalogue index'),
    );
  }

  /** In a thread of its own, while the shop answers from what it has. */
  private rebuild(): void {
    if (this.build || this.isClosed || this.settings.CATALOGUE_ENGINE !== 'memory') return;
    clearTimeout(this.retry);
    const began = Date.now();
    const { built, end } = buildInWorker({
      databaseUrl: this.connection.url,
      snapshotPath: snapshotPath(this.settings.DATA_DIR),
      catalogueId: this.catalogueId,
    });
    const taken = built.then(
      ({ snapshot, problem }) => {
        this.enqueue(async () => {
          this.build = undefined;
          this.failedBuilds = 0;
          await this.takeIn(snapshot);
          this.swap();
          const products = snapshot.data.store.count;
          this.log.info({ products, milliseconds: Date.now() - began }, 'built the catalogue index');
          if (problem) this.log.warn({ problem }, 'could not keep a snapshot of the catalogue index');
          await this.takeChanges();
        });
        return this.work;
      },
      (error) => {
        this.build = undefined;
        this.tryAgainLater(error);
      },
    );
    this.build = { taken, end };
  }

  private tryAgainLater(error: unknown): void {
    if (this.isClosed) return;
    const seconds = Math.min(5 * 2 ** this.failedBuilds++, 300);
    this.log.error({ err: error, seconds }, 'could not build the catalogue index, and will try again');
    this.retry = setTimeout(() => this.rebuild(), seconds * 1000).unref();
  }

  /** Notes are forgotten after some days, and a snapshot is renewed before those that it needs are gone. */
  private keepHouse(): void {
    forgetOldChanges(this.connection.db).catch(() => undefined);
    if (this.memory && Date.now() - this.builtAt > oldestSnapshot) this.rebuild();
  }

  private async reprice(): Promise<void> {
    if (!this.memory) return;
    const { index, live } = this.memory;
    this.memory = await MemoryEngine.create(index, this.shared, this.values, Date.now(), live);
  }

  private swap(change: ShopChange = { kind: 'everything' }): void {
    const engine = this.memory ?? createPostgresEngine(this.connection.db, this.shared);
    this.catalogue = { ...this.shared, engine };
    this.waitForBoundary();
    this.tell(change);
  }

  private tell(change: ShopChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** Prices change by themselves when a campaign starts or ends. */
  private waitForBoundary(): void {
    clearTimeout(this.boundary);
    // Counted from the moment of the prices: what has come since is due at once. The database prices when it is asked, but
    // whoever keeps its answers must hear of it too.
    const pricedAt = this.memory?.pricedAt ?? Date.now();
    const next = nextPriceChange(this.shared.campaigns.values(), pricedAt);
    if (next === null) return;
    const wait = Math.min(Math.max(next - Date.now(), 0), longestTimer);
    this.boundary = setTimeout(() => {
      this.enqueue(async () => {
        await this.reprice();
        this.swap();
      });
    }, wait).unref();
  }
}
