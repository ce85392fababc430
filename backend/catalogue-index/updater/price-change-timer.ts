import { nextPriceChange, type PriceChanges } from '../price-scope.ts';

/** Longer timeouts are split: the callback then runs early, finds no change and schedules again. */
const maxTimeoutMs = 86_400_000;

/** Calls back when a campaign or a fixed price starts or ends: prices then change without a change of the database. */
export class PriceChangeTimer {
  private readonly onPriceChange: () => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(onPriceChange: () => void) {
    this.onPriceChange = onPriceChange;
  }

  /** Replaces the previous timer. A start or end between `pricedAt` and now is due immediately. */
  schedule(changes: PriceChanges, pricedAt: number): void {
    this.close();
    const next = nextPriceChange(changes, pricedAt);
    if (next === null) return;
    const timeout = Math.min(Math.max(next - Date.now(), 0), maxTimeoutMs);
    this.timer = setTimeout(this.onPriceChange, timeout).unref();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
