import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#backend/http/database-unavailable.ts';

/** A request waits this long for the replica to show the latest changes. */
const maxWaitMs = 20;
const pollMs = 4;
/** How long the replica is not read after a failure, or after it was too far behind. */
const restMs = 2000;

/** The server cancelled the statement because it contradicts a change that the replica has to apply. */
const recoveryConflict = '40001';
/** The statement writes, which a replica cannot. */
const readOnly = '25006';

/** Whether the replica can be read now. */
export class ReplicaState {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  #restsUntil = 0;

  constructor(primary: pg.Pool, replica: pg.Pool) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** Whether the replica shows every change that was committed before this call. Waits for it a little. */
  async showsLatest(): Promise<boolean> {
    if (performance.now() < this.#restsUntil) return false;
    const position = await readPosition(this.#primary);
    if (position === null) return false;
    try {
      if (await this.#reaches(position)) return true;
      this.#rest();
    } catch (error) {
      if (!this.isReplicaFailure(error)) throw error;
    }
    return false;
  }

  /** Whether the primary can execute the statement that failed. */
  isReplicaFailure(error: unknown): boolean {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === recoveryConflict || code === readOnly) return true;
    if (!isDatabaseUnavailable(error)) return false;
    this.#rest();
    return true;
  }

  #rest(): void {
    this.#restsUntil = performance.now() + restMs;
  }

  async #reaches(position: string): Promise<boolean> {
    const waitsUntil = performance.now() + maxWaitMs;
    for (;;) {
      // A promoted server no longer replays the log: its position stays the same.
      const { rows } = await this.#replica.query<{ reached: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
        [position],
      );
      if (rows[0]?.reached) return true;
      if (performance.now() >= waitsUntil) return false;
      await pause(pollMs);
    }
  }
}

/** The end of the primary's log, which has every commit; null if the server has become a replica. */
async function readPosition(primary: pg.Pool): Promise<string | null> {
  const { rows } = await primary.query<{ position: string | null }>(
    'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as position',
  );
  return rows[0]?.position ?? null;
}
