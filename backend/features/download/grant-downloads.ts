import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';
import { insertRights } from './downloads.queries.ts';

/** Gives the lines of a new order the right to download their files, pre-orders from the day of publication. */
export async function grantDownloads(
  trx: Database,
  { order_id, draft }: { order_id: number; draft: OrderDraft },
): Promise<void> {
  const lines = draft.lines.flatMap(({ isDownload, productId, preOrderDate }, index) =>
    isDownload
      ? [{ index, productId, availableOn: (preOrderDate && releaseDayOf(preOrderDate)) || null }]
      : [],
  );
  if (lines.length > 0) await insertRights(trx, order_id, lines);
}
