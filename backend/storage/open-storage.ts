import { join } from 'node:path';
import type { BackendSettings } from '../config/settings.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { createS3Storage } from './s3-storage.ts';

type StorageSettings = Pick<BackendSettings, 'DATA_DIR' | Extract<keyof BackendSettings, `S3_${string}`>>;

/** Opens the configured S3 server, or without one the folder `files` in the data folder. */
export function openStorage(settings: StorageSettings): ObjectStorage {
  const { S3_ENDPOINT } = settings;
  if (!S3_ENDPOINT) return createFolderStorage(join(settings.DATA_DIR, 'files'));
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    pathStyle: settings.S3_PATH_STYLE,
  });
}
