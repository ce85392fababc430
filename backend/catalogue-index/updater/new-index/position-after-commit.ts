import type { ChangePosition } from '../catalogue-changes.queries.ts';

/**
 * The position after the transaction's commit, which includes its changes. A position is `xmin:xmax:xip,…`. Transactions that
 * started after `position` was read, but before this transaction, may still be running, so their changes are excluded.
 */
export function positionAfterCommit(position: ChangePosition, transactionId: number): ChangePosition {
  const [, xmax = '', running = ''] = position.split(':');
  const others = running === '' ? [] : running.split(',').map(Number);
  for (let id = Number(xmax); id < transactionId; id++) others.push(id);
  const next = Math.max(Number(xmax), transactionId + 1);
  const excluded = others.filter((id) => id !== transactionId);
  return `${excluded[0] ?? next}:${next}:${excluded.join()}`;
}
