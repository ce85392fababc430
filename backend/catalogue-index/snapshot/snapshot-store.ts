import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { readCatalogueId } from './catalogue-id.queries.ts';
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';

/** The snapshot file of one shop. It only saves time: the index can always be built from the database. */
export class SnapshotStore {
  readonly path: string;
  readonly catalogueId: string;
  private readonly log: Logger;
  private saving: Promise<void> = Promise.resolve();

  private constructor(path: string, catalogueId: string, log: Logger) {
    this.path = path;
    this.catalogueId = catalogueId;
    this.log = log;
  }

  static async open(db: Database, dataFolder: string, log: Logger): Promise<SnapshotStore> {
    return new SnapshotStore(snapshotPath(dataFolder), await readCatalogueId(db), log);
  }

  load(): Promise<Snapshot | undefined> {
    return readSnapshot(this.path, this.catalogueId);
  }

  /** Writes in the background. The snapshot is copied first, because its arrays change when the index is updated. */
  save(snapshot: Snapshot): void {
    this.saving = writeSnapshot(this.path, this.catalogueId, structuredClone(snapshot)).catch((error) =>
      this.log.warn({ err: error, path: this.path }, 'catalogue snapshot not written'),
    );
  }

  /** Waits until the file is written. */
  close(): Promise<void> {
    return this.saving;
  }
}
