import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { insertRights } from './downloads.queries.ts';

/** Gives the lines of a new order the right to download their files. Its payment is authorised or captured. */
export async function grantDownloads(
  trx: Database,
  { order_id, draft }: { order_id: number; draft: OrderDraft },
): Promise<void> {
  const lines = draft.lines.flatMap(({ isDownload, productId }, index) =>
    isDownload ? [{ index, productId }] : [],
  );
  if (lines.length > 0) await insertRights(trx, order_id, lines);
}
