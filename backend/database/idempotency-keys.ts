import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The key of a mutation that is executed once. The change claims it in its own transaction. */
export interface KeyClaim {
  apiKeyHash: string;
  key: string;
  inputHash: string;
  /** The changed row, such as the id of a cart, if an earlier request applied the change but stored no result. Otherwise null. */
  appliedSubject: string | null;
}

/** A concurrent request has claimed the key, and this one was rolled back. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError';
}

export interface StoredKey {
  inputHash: string;
  subject: string | null;
  /** JSON; null until it is stored. */
  result: string | null;
  /** The process that applied the change has ended without storing a result. */
  isAbandoned: boolean;
}

/** Longer than any request takes. */
const abandonedAfterSeconds = 5;
const hoursStored = 24;

/** A CTE that claims the key together with the change in the CTE `changed`; if that is empty, nothing is claimed. */
export function claimWithChange({ apiKeyHash, key, inputHash }: KeyClaim, subject: string) {
  return sql`insert into idempotency_key (api_key_hash, key, input_hash, subject)
    select ${apiKeyHash}, ${key}, ${inputHash}, ${subject} from changed`;
}

/** Claims the key in the transaction of the change. */
export async function claimInTransaction(
  transaction: Database,
  { apiKeyHash: api_key_hash, key, inputHash: input_hash }: KeyClaim,
  subject: string,
): Promise<void> {
  await transaction
    .insertInto('idempotency_key')
    .values({ api_key_hash, key, input_hash, subject })
    .execute();
}

/** Throws a `KeyTakenError` instead of the unique violation of a change that claims a taken key. */
export async function rejectTakenKey<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isTaken(error) ? new KeyTakenError() : error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_key_pkey';
}

export async function findKey(db: Database, { apiKeyHash, key }: KeyClaim): Promise<StoredKey | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select([
      'input_hash as inputHash',
      'subject',
      'answer as result',
      sql<boolean>`created_at < now() - make_interval(secs => ${abandonedAfterSeconds})`.as('isAbandoned'),
    ])
    .where('api_key_hash', '=', apiKeyHash)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Stores the result with the key, which is claimed already unless the mutation is harmless to repeat. Commits asynchronously:
 * if the database crashes, the change is there and its result is computed again.
 */
export async function storeResult(db: Database, claim: KeyClaim, result: string): Promise<void> {
  const { apiKeyHash, key, inputHash } = claim;
  await sql`with commit_mode as (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_key (api_key_hash, key, input_hash, answer)
    select ${apiKeyHash}, ${key}, ${inputHash}, ${result} from commit_mode
    on conflict (api_key_hash, key) do update set answer = excluded.answer
      where idempotency_key.input_hash = excluded.input_hash and idempotency_key.answer is null`.execute(db);
}

export async function deleteExpiredKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - make_interval(hours => ${hoursStored})`.execute(
    db,
  );
}
