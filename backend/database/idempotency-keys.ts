import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** A mutation that is to be made once: whoever makes the change claims the key in the same transaction. */
export interface KeyClaim {
  apiKeyHash: string;
  key: string;
  inputHash: string;
  /** What the change was about, when it was made before, by a request that left no answer: it is not made again. */
  madeOf: string | null;
}

/** Somebody else has claimed the key meanwhile. Nothing was changed. */
export class KeyTaken extends Error {}

export interface KeptKey {
  inputHash: string;
  subject: string | null;
  answer: string | null;
  /** The answer would have been here long ago: whoever made the change is gone. */
  isAbandoned: boolean;
}

/** Longer than any request takes. */
const secondsToAnswer = 5;
const hoursKept = 24;

/** Claims the key in a statement that makes its change as `changed`; where that is empty, nothing is claimed. */
export function claimWithChange({ apiKeyHash, key, inputHash }: KeyClaim, subject: string) {
  return sql`insert into idempotency_key (api_key_hash, key, input_hash, subject)
    select ${apiKeyHash}, ${key}, ${inputHash}, ${subject} from changed`;
}

/** Claims the key among the statements of a transaction that makes the change. */
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

/** Makes a change that may claim a key. */
export async function claiming<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isTaken(error) ? new KeyTaken() : error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_key_pkey';
}

export async function findKey(db: Database, { apiKeyHash, key }: KeyClaim): Promise<KeptKey | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select([
      'input_hash as inputHash',
      'subject',
      'answer',
      sql<boolean>`created_at < now() - make_interval(secs => ${secondsToAnswer})`.as('isAbandoned'),
    ])
    .where('api_key_hash', '=', apiKeyHash)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Keeps the answer with the key, which is claimed by now unless the mutation changed nothing that can be made twice. Nobody
 * waits until it has reached the disk: if the database ends at this moment, the change is there, and its answer made anew.
 */
export async function keepAnswer(db: Database, claim: KeyClaim, answer: string): Promise<void> {
  const { apiKeyHash, key, inputHash } = claim;
  await sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_key (api_key_hash, key, input_hash, answer)
    select ${apiKeyHash}, ${key}, ${inputHash}, ${answer} from unhurried
    on conflict (api_key_hash, key) do update set answer = excluded.answer
      where idempotency_key.input_hash = excluded.input_hash and idempotency_key.answer is null`.execute(db);
}

export async function forgetOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - make_interval(hours => ${hoursKept})`.execute(
    db,
  );
}
