import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { deleteForgottenCarts } from './forgotten-carts.queries.ts';

const minutesBetween = 10;
const atOnce = 1000;

/**
 * Deletes carts that nobody will come back to, and answers how many. Whoever does finds none of that id, and begins anew
 * without noticing. A few at a time: nobody who shops waits for it.
 */
export async function sweepCarts(db: Database): Promise<number> {
  let swept = 0;
  for (;;) {
    const deleted = await deleteForgottenCarts(db, atOnce);
    swept += deleted;
    if (deleted < atOnce) return swept;
  }
}

/** Sweeps now and then until it is closed. Any number of processes may do so. */
export class CartSweeper {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<unknown> = Promise.resolve();

  constructor(db: Database, log: Logger) {
    const sweep = () => {
      this.sweeping = sweepCarts(db).catch((error) => log.warn({ err: error }, 'could not sweep carts'));
    };
    this.timer = setInterval(sweep, minutesBetween * 60_000).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }
}
