import { deserialize, serialize } from 'node:v8';
import type { Database } from '#backend/database/connection.ts';
import { countProducts } from '../../loaders/product-ids.ts';
import { readRecordGroups, writeRecordGroups } from '../../memory-engine/storage/record-format.ts';
import { MAX_CHANGED_PRODUCTS } from '../catalogue-changes.queries.ts';
import { isInProgress, notifyOffered, readTransactionId } from './handover.queries.ts';
import { HandoverFolder } from './handover-folder.ts';
import { positionAfterCommit } from './position-after-commit.ts';
import { type CatalogueSource, readCatalogue } from './read-catalogue.ts';

/** Small, because the memory of an import is bounded. */
const batchSize = 500;

/** How long an import waits for a running shop to claim its offer. */
const maxClaimMs = 3000;
/** A shop that has read no file for this long is considered stopped. */
const maxUnreadMs = 15_000;

/** Below this share of changed products, the handover would delay the commit more than it saves. */
const minChangedShare = 1 / 3;

/** True if a shop builds a new index for this number of changed products. */
export async function needsHandover(transaction: Database, changedProducts: number): Promise<boolean> {
  return (
    changedProducts > MAX_CHANGED_PRODUCTS &&
    changedProducts > (await countProducts(transaction)) * minChangedShare
  );
}

interface Offer extends Omit<CatalogueSource, 'batches'> {
  transactionId: number;
}

/**
 * Sends the catalogue, as the transaction sees it, to a shop that runs with the same data folder, which builds its next index
 * from it. To be called directly before the commit. A shop that does not read it builds the index after the commit.
 */
export async function handOverCatalogue(
  db: Database,
  transaction: Database,
  dataFolder: string,
): Promise<void> {
  const folder = HandoverFolder.in(dataFolder);
  const transactionId = await readTransactionId(transaction);
  const { batches, ...source } = await readCatalogue(transaction, batchSize);
  const changePosition = positionAfterCommit(source.changePosition, transactionId);
  const offer: Offer = { ...source, changePosition, transactionId };
  if (!(await folder.writeOffer(serialize(offer)))) return;
  // Sent over another connection, because a transaction sends its notifications when it commits. If the notification fails,
  // the shop builds its index after the commit.
  await notifyOffered(db).catch(() => undefined);
  if (!(await folder.isClaimed(maxClaimMs))) return folder.remove();
  let index = 0;
  for await (const groups of batches) {
    const written = writeRecordGroups(groups);
    if (!(await folder.writeFile(index++, written, maxUnreadMs))) return folder.remove();
  }
  await folder.writeFile(index, endOfCatalogue, maxUnreadMs);
}

/** The content of the last file. */
const endOfCatalogue = '';

/** How often a reader that waits checks whether the transaction still runs. */
const checkMs = 1000;

/** The catalogue that a transaction hands over, and the id of the transaction. `db` only checks that it still runs. */
export async function openHandover(
  db: Database,
  folder: HandoverFolder,
): Promise<CatalogueSource & { transactionId: number }> {
  const offer = deserialize(await folder.readOffer()) as Offer;
  return { ...offer, batches: readBatches(db, folder, offer) };
}

async function* readBatches(
  db: Database,
  folder: HandoverFolder,
  { transactionId }: Offer,
): CatalogueSource['batches'] & AsyncGenerator {
  for (let index = 0; ; ) {
    const written = await folder.takeFile(index, checkMs);
    if (written === endOfCatalogue) return folder.remove();
    if (written !== undefined) {
      index++;
      yield readRecordGroups(written);
    } else if (!(await isInProgress(db, transactionId)))
      throw new Error(`The transaction ${transactionId} ended before its catalogue was handed over.`);
  }
}
