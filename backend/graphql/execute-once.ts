import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import {
  findKey,
  type KeyClaim,
  KeyTakenError,
  type StoredKey,
  storeResult,
} from '#backend/database/idempotency-keys.ts';
import { LIMITS } from '#contract/limits.ts';
import { ShopError } from './errors.ts';
import type { GraphqlResult } from './pipeline.ts';

interface KeyedMutation {
  apiKey: string;
  key: string;
  /** The mutation fields. */
  fields: readonly string[];
  /** Everything that the result depends on. */
  input: unknown;
}

interface MutationClaim extends KeyClaim {
  isPersonal: boolean;
}

type Execute = (claim: KeyClaim) => Promise<GraphqlResult>;
export type ExecuteOnce = (mutation: KeyedMutation, execute: Execute) => Promise<GraphqlResult>;

/** Their results contain personal data, and are not stored. */
const personalMutations: ReadonlySet<string> = new Set(['updateUser', 'createOrUpdateCheckout']);
/** Stored in place of a personal result: the change was applied, and a repeated request gets the current state. */
const notStored = '';

const printable = new RegExp(`^[\\x20-\\x7e]{1,${LIMITS.idempotencyKey}}$`);
const pollIntervalMs = 25;

/**
 * Executes a mutation with an idempotency key once, in whichever process it arrives: a request with the same input gets
 * the first result, a request with another input is rejected. A failed mutation has changed nothing, and may be retried.
 */
export function createExecuteOnce(db: Database, log: Logger): ExecuteOnce {
  const running = new Map<string, { inputHash: string; result: Promise<GraphqlResult> }>();

  async function executeFirst(claim: MutationClaim, execute: Execute): Promise<GraphqlResult> {
    const stored = await findKey(db, claim);
    if (stored) return repeatResult(stored, claim, execute);
    try {
      return await executeAndStore(claim, execute);
    } catch (error) {
      if (!(error instanceof KeyTakenError)) throw error;
      return executeFirst(claim, execute);
    }
  }

  async function repeatResult(
    stored: StoredKey,
    claim: MutationClaim,
    execute: Execute,
  ): Promise<GraphqlResult> {
    if (stored.inputHash !== claim.inputHash) throw keyReused();
    if (stored.result === notStored) return execute({ ...claim, appliedSubject: stored.subject });
    if (stored.result !== null) return JSON.parse(stored.result);
    if (stored.isAbandoned) return executeAndStore({ ...claim, appliedSubject: stored.subject }, execute);
    await pause(pollIntervalMs);
    return executeFirst(claim, execute);
  }

  async function executeAndStore(claim: MutationClaim, execute: Execute): Promise<GraphqlResult> {
    const result = await execute(claim);
    if (result.errors) return result;
    // The change is committed. Without a stored result, a repeated request gets the state at that time.
    await storeResult(db, claim, claim.isPersonal ? notStored : JSON.stringify(result)).catch((error) =>
      log.warn({ err: error }, 'storing the result of an idempotency key failed'),
    );
    return result;
  }

  return (mutation, execute) => {
    const claim = claimOf(mutation);
    const name = `${claim.apiKeyHash}/${claim.key}`;
    const other = running.get(name);
    if (other) {
      if (other.inputHash !== claim.inputHash) throw keyReused();
      return other.result;
    }
    const result = executeFirst(claim, execute).finally(() => running.delete(name));
    running.set(name, { inputHash: claim.inputHash, result });
    return result;
  };
}

function claimOf({ apiKey, key, fields, input }: KeyedMutation): MutationClaim {
  if (!printable.test(key))
    throw new ShopError(
      'BAD_INPUT',
      `x-idempotency-key must have 1 to ${LIMITS.idempotencyKey} printable ASCII characters.`,
    );
  // The first of two changes could succeed and the second fail; one stored result cannot represent that.
  if (fields.length > 1)
    throw new ShopError('BAD_INPUT', 'With an x-idempotency-key, send one mutation at a time.');
  return {
    apiKeyHash: hash(apiKey),
    key,
    inputHash: hash(JSON.stringify(input)),
    appliedSubject: null,
    isPersonal: fields.some((field) => personalMutations.has(field)),
  };
}

function keyReused(): ShopError {
  return new ShopError('IDEMPOTENCY_KEY_REUSED', 'This x-idempotency-key was used for another request.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
