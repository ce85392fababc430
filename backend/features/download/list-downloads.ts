import {
  DOWNLOAD_PATH,
  type DownloadableBook,
  type DownloadableFile,
} from '#contract/order/download-requests.ts';
import { isPublicId } from '#contract/order/public-id.ts';
import type { DownloadServices } from './download-services.ts';
import {
  type DownloadableLine,
  type FileOfLine,
  type OwnerOfDownloads,
  selectDownloadableLines,
  selectFilesOfLines,
} from './downloads.queries.ts';
import { createMissingFiles } from './files/create-missing-files.ts';
import { isAvailable } from './is-available.ts';
import { signLink } from './links/download-link.ts';

const maxListedLines = 500;

/**
 * The downloads of an order or of a customer, with new links. An unknown order has none. `namesOf` returns the names of a
 * line in the reader's language.
 */
export async function listDownloads(
  services: DownloadServices,
  owner: OwnerOfDownloads,
  namesOf: (line: DownloadableLine) => Promise<{ name: string; variant: string }>,
): Promise<DownloadableBook[]> {
  if ('publicId' in owner && !isPublicId(owner.publicId)) return [];
  if ('orderNumber' in owner && !/^\d{1,9}$/.test(owner.orderNumber)) return [];
  const lines = await selectDownloadableLines(services.db, owner, maxListedLines);
  await createMissingFiles(
    services,
    lines.map(({ productId }) => productId),
    'download',
  );
  const files = await selectFilesOfLines(
    services.db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  const books = lines.map(async (line) => ({
    orderNumber: String(line.orderId),
    publicId: line.publicId,
    orderedAt: line.placedAt.toISOString(),
    lineIndex: line.lineIndex,
    productId: line.productId,
    ...(await namesOf(line)),
    productUrl: line.line.productUrl,
    imageFile: line.line.imageFile,
    isLocked: line.isLocked,
    availableOn: isAvailable(line.availability) ? null : line.availability.availableOn,
    files: files
      .filter(({ orderLineId }) => orderLineId === line.orderLineId)
      .map((file) => downloadableFile(services, line, file)),
  }));
  return Promise.all(books);
}

function downloadableFile(
  { key, maxDownloads, linkMinutes }: DownloadServices,
  { isLocked, availability }: DownloadableLine,
  { orderLineId, fileId, title, mediaType, byteSize, downloads }: FileOfLine,
): DownloadableFile {
  const downloadsLeft = isLocked ? 0 : Math.max(0, maxDownloads - downloads);
  const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
  const link =
    downloadsLeft > 0 && isAvailable(availability)
      ? {
          path: DOWNLOAD_PATH + signLink(key, { orderLineId, fileId, expiresAt }),
          expiresAt: expiresAt.toISOString(),
        }
      : { path: null, expiresAt: null };
  return { title, mediaType, byteSize, downloadsLeft, ...link };
}
