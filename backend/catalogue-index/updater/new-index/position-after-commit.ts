import type { ChangePosition } from '../catalogue-changes.queries.ts';

/**
 * The position once the transaction has been committed, with all of its changes. A position is `xmin:xmax:xip,…`. Transactions
 * that started after it was read, but before this one, may still be running and are not part of it.
 */
export function positionAfterCommit(position: ChangePosition, transactionId: number): ChangePosition {
  const [, xmax = '', running = ''] = position.split(':');
  const others = running === '' ? [] : running.split(',').map(Number);
  for (let id = Number(xmax); id < transactionId; id++) others.push(id);
  const next = Math.max(Number(xmax), transactionId + 1);
  const excluded = others.filter((id) => id !== transactionId);
  return `${excluded[0] ?? next}:${next}:${excluded.join()}`;
}
