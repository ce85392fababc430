import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database, DatabaseConnection } from '#backend/database/connection.ts';
import { buildInWorker } from './build-in-worker.ts';
import { buildIndex } from './build-index.ts';
import type { Catalogue, ParameterValue, SharedData } from './catalogue.ts';
import {
  type CatalogueChanges,
  ChangeReader,
  forgetOldChanges,
  isWithinKeptChanges,
  readHorizon,
} from './catalogue-changes.ts';
import { readCatalogueId } from './catalogue-id.ts';
import { ChangeListener } from './change-listener.ts';
import { loadChangedUnits } from './load-changed-units.ts';
import { loadParameterValues } from './load-parameter-values.ts';
import { loadSharedData } from './load-shared-data.ts';
import { MemoryEngine } from './memory-engine/memory-engine.ts';
import { MemoryIndex } from './memory-engine/memory-index.ts';
import { createPostgresEngine } from './postgres-engine/create-postgres-engine.ts';
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';

/** So many products are built in a moment; more in a thread of their own, while the database answers. */
const mostBuiltAtOnce = 20_000;
/** More changed products at once are not worth putting in one by one. */
const mostChangedAtOnce = 2000;

/** Tables whose change is more than a change of names and prices: facets or found words depend on them. */
const structural = new Set([
  'language',
  'category',
  'category_text',
  'brand',
  'parameter',
  'parameter_group',
  'parameter_value',
  'parameter_value_text',
]);

/** Holds the current catalogue, and lets it follow the database. */
export class CatalogueKeeper {
  private readonly connection: DatabaseConnection;
  private readonly settings: Pick<BackendSettings, 'DATA_DIR' | 'CATALOGUE_ENGINE'>;
  private readonly log: Logger;
  private readonly listeners = new Set<() => void>();
  private listener: ChangeListener | undefined;
  private reader = new ChangeReader('0');
  private shared!: SharedData;
  private values!: Map<number, ParameterValue>;
  private memory: MemoryEngine | undefined;
  private catalogue!: Catalogue;
  private catalogueId = '';
  private boundary: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private build: { end(): Promise<void> } | undefined;
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

  /** Calls back after each change. */
  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Resolves when everything that was committed before has been taken in. */
  refresh(): Promise<void> {
    // One after the other; who comes while one waits to begin is served by that one.
    if (!this.isWaiting) {
      this.isWaiting = true;
      this.work = this.work.then(() => {
        this.isWaiting = false;
        return this.follow();
      });
    }
    return this.work;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.boundary);
    await this.listener?.close();
    await this.build?.end();
    await this.work;
    await this.saving;
  }

  private get db(): Database {
    return this.connection.db;
  }

  private get snapshotPath(): string {
    return snapshotPath(this.settings.DATA_DIR);
  }

  private async start(): Promise<void> {
    this.reader = new ChangeReader(await readHorizon(this.db));
    this.catalogueId = await readCatalogueId(this.db);
    if (this.settings.CATALOGUE_ENGINE === 'memory') {
      const snapshot = await readSnapshot(this.snapshotPath, this.catalogueId);
      if (snapshot && isWithinKeptChanges(snapshot.builtAt, Date.now())) await this.takeIn(snapshot);
      else await this.buildAnew();
    }
    if (!this.memory) await this.loadShared(true);
    this.swap();
    await this.refresh();
    this.listener = new ChangeListener(this.connection.url, () => void this.refresh());
  }

  private async countProducts(): Promise<number> {
    const { count } = await this.db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  private async loadShared(withValues: boolean): Promise<void> {
    this.shared = await loadSharedData(this.db);
    if (!withValues) return;
    const values = await loadParameterValues(this.db, this.shared, 'all');
    this.values = new Map(values.map((value) => [value.id, value]));
  }

  private async takeIn({ data, horizon }: Pick<Snapshot, 'data' | 'horizon'>): Promise<void> {
    this.reader = new ChangeReader(horizon);
    // Not older than the horizon: what was shared before it is not told of again.
    await this.loadShared(true);
    this.memory = await MemoryEngine.create(new MemoryIndex(data), this.shared, this.values, Date.now());
  }

  private async follow(): Promise<void> {
    if (this.isClosed) return;
    try {
      await this.take(await this.reader.next(this.db));
    } catch (error) {
      // The next call looks again; meanwhile the shop goes on with what it knows.
      if (!this.isClosed) this.log.warn({ err: error }, 'could not follow the catalogue');
    }
  }

  private async take({ productIds, sharedTables }: CatalogueChanges): Promise<void> {
    if (productIds.size === 0 && sharedTables.size === 0) return;
    const isStructural = [...sharedTables].some((table) => structural.has(table));
    if (sharedTables.size > 0) {
      await this.loadShared(isStructural);
      if (this.memory) await this.reprice();
    }
    if (isStructural || productIds.size > mostChangedAtOnce || this.memory?.isCrowded) await this.buildAnew();
    else if (this.memory && productIds.size > 0) await this.putIn(this.memory, productIds);
    this.swap();
  }

  private async putIn(memory: MemoryEngine, productIds: ReadonlySet<number>): Promise<void> {
    const { goneIds, units } = await loadChangedUnits(this.db, memory, productIds);
    const unknown = new Set(
      units.flat().flatMap(({ parameterValueIds }) => parameterValueIds.filter((id) => !this.values.has(id))),
    );
    if (unknown.size > 0)
      for (const value of await loadParameterValues(this.db, this.shared, [...unknown]))
        this.values.set(value.id, value);
    this.memory = memory.changed(goneIds, units);
  }

  /** A small catalogue at once, a large one beside. */
  private async buildAnew(): Promise<void> {
    if (this.settings.CATALOGUE_ENGINE !== 'memory') return;
    if ((await this.countProducts()) > mostBuiltAtOnce) return this.rebuild();
    const snapshot = { builtAt: Date.now(), ...(await buildIndex(this.db)) };
    await this.takeIn(snapshot);
    // The next start reads it; this one need not wait.
    this.saving = writeSnapshot(this.snapshotPath, this.catalogueId, snapshot).catch((error) =>
      this.log.warn({ err: error }, 'could not keep a snapshot of the catalogue index'),
    );
  }

  private rebuild(): void {
    if (this.build) return;
    const began = Date.now();
    const build = buildInWorker({
      databaseUrl: this.connection.url,
      snapshotPath: this.snapshotPath,
      catalogueId: this.catalogueId,
    });
    this.build = build;
    build.built.then(
      (snapshot) => {
        this.work = this.work.then(async () => {
          this.build = undefined;
          if (this.isClosed) return;
          await this.takeIn(snapshot);
          this.swap();
          const products = snapshot.data.store.count;
          this.log.info({ products, milliseconds: Date.now() - began }, 'built the catalogue index');
          await this.follow();
          await forgetOldChanges(this.db).catch(() => undefined);
        });
      },
      (error) => {
        this.build = undefined;
        if (!this.isClosed) this.log.error({ err: error }, 'could not build the catalogue index');
      },
    );
  }

  private async reprice(): Promise<void> {
    if (!this.memory) return;
    const { index, live } = this.memory;
    this.memory = await MemoryEngine.create(index, this.shared, this.values, Date.now(), live);
  }

  private swap(): void {
    const engine = this.memory ?? createPostgresEngine(this.db, this.shared);
    this.catalogue = { ...this.shared, engine };
    this.waitForBoundary();
    for (const listener of this.listeners) listener();
  }

  /** Prices change by themselves when a campaign starts or ends. */
  private waitForBoundary(): void {
    clearTimeout(this.boundary);
    const now = Date.now();
    const moments = [...this.shared.campaigns.values()]
      .flatMap(({ startsAt, endsAt }) => [startsAt ?? 0, endsAt ?? 0])
      .filter((moment) => moment > now);
    if (moments.length === 0 || this.isClosed) return;
    // A timer holds 24 days at most; a day is enough to look again.
    const wait = Math.min(Math.min(...moments) - now, 86_400_000);
    this.boundary = setTimeout(() => {
      this.work = this.work.then(async () => {
        if (this.isClosed) return;
        await this.reprice();
        this.swap();
      });
    }, wait).unref();
  }
}
