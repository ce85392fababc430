import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import type { AuthServices } from '#backend/features/auth/auth-services.ts';
import type { DownloadServices } from './download-services.ts';

interface OpenedServices extends Pick<DownloadServices, 'log' | 'storage' | 'createFiles'> {
  auth: Pick<AuthServices, 'keys'>;
}

export function openDownloadServices(
  db: Database,
  { DOWNLOAD_LIMIT = 0, DOWNLOAD_LINK_MINUTES = 0, EPUB_WATERMARK }: BackendSettings,
  { log, auth, storage, createFiles }: OpenedServices,
): DownloadServices {
  const [key, maxDownloads, linkMinutes] = [auth.keys.download, DOWNLOAD_LIMIT, DOWNLOAD_LINK_MINUTES];
  return { db, log, storage, key, maxDownloads, linkMinutes, marksEpubs: EPUB_WATERMARK, createFiles };
}
