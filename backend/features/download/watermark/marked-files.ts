import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { languageOf } from '#backend/languages/languages.ts';
import type { DownloadServices } from '../download-services.ts';
import { type LinkedFile, lockRight } from '../downloads.queries.ts';
import { markEpub } from './mark-epub.ts';
import { insertMarkedFile, type MarkedFile, selectMarkedFile } from './marked-files.queries.ts';

/** Larger books are delivered without a mark, because a copy is made in memory. */
const maxMarkedBytes = 64 * 1024 * 1024;

interface FileOfBuyer {
  orderLineId: number;
  fileId: number;
}

type MarkingServices = Pick<DownloadServices, 'db' | 'log' | 'storage' | 'marksEpubs'>;

/** A process makes one copy at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Returns the buyer's copy of an EPUB, which is created at the first download and stored. Other files, and an EPUB that cannot
 * be marked, are delivered unchanged.
 */
export async function withMark(
  services: MarkingServices,
  link: FileOfBuyer,
  file: LinkedFile,
): Promise<LinkedFile> {
  const canBeMarked = services.marksEpubs && file.mediaType === 'application/epub+zip';
  if (!canBeMarked || file.byteSize > maxMarkedBytes) return file;
  const existing = await selectMarkedFile(services.db, link, file.sha256);
  if (existing) return { ...file, ...existing };
  const marking = queue.then(() => createMarkedFile(services, link, file));
  queue = marking.catch(() => undefined);
  try {
    return { ...file, ...(await marking) };
  } catch (error) {
    services.log.warn({ err: error, ...link }, 'epub could not be marked, the original is delivered');
    return file;
  }
}

/** Creates a copy. If concurrent processes create copies, the lock of the download right lets only the first store its copy. */
async function createMarkedFile(
  { db, storage }: MarkingServices,
  link: FileOfBuyer,
  { orderId, email, languageId, sha256, storageKey }: LinkedFile,
): Promise<MarkedFile> {
  const existing = await selectMarkedFile(db, link, sha256);
  if (existing) return existing;
  const original = await storage.get(storageKey);
  if (!original) throw new Error('The file is missing.');
  const text = languageOf(languageId).apiMessages.purchaseMark(String(orderId), maskEmail(email));
  const marked = await markEpub(await buffer(original.stream), { text, language: languageId });
  const file = {
    storageKey: `downloads/marked/${randomUUID()}.epub`,
    byteSize: marked.byteLength,
    sha256: createHash('sha256').update(marked).digest('hex'),
  };
  await storage.put(file.storageKey, marked, 'application/epub+zip');
  const { stored, unusedKey } = await db.transaction().execute(async (trx) => {
    await lockRight(trx, link.orderLineId);
    const other = await selectMarkedFile(trx, link, sha256);
    if (other) return { stored: other, unusedKey: file.storageKey };
    return { stored: file, unusedKey: await insertMarkedFile(trx, link, sha256, file) };
  });
  if (unusedKey) await storage.delete(unusedKey);
  return stored;
}

/** `a•••@example.com`: recognisable for the buyer, of no use to others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}•••${email.slice(at)}` : '•••';
}
