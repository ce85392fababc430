import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import type { CreateFiles } from './files/create-missing-files.ts';

export interface DownloadServices {
  db: Database;
  log: Logger;
  storage: ObjectStorage;
  /** Signs links. */
  key: KeyObject;
  /** How often each file of an order line can be downloaded. */
  maxDownloads: number;
  /** How long a link is valid. */
  linkMinutes: number;
  /** Whether buyers get copies of EPUBs that name their order. */
  marksEpubs: boolean;
  /** Generates missing files; only in the demo. */
  createFiles?: CreateFiles | undefined;
}
