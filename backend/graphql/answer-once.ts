import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import {
  findKey,
  forgetOldKeys,
  type KeptKey,
  type KeyClaim,
  KeyTaken,
  keepAnswer,
} from '#backend/database/idempotency-keys.ts';
import { LIMITS } from '#contract/limits.ts';
import { ShopError } from './errors.ts';
import type { GraphqlAnswer } from './pipeline.ts';

export interface KeyedMutation {
  apiKey: string;
  key: string;
  /** The fields that change something. */
  changes: readonly string[];
  /** All that the answer depends on. */
  input: unknown;
}

interface OwnClaim extends KeyClaim {
  isPersonal: boolean;
}

type Execute = (claim: KeyClaim) => Promise<GraphqlAnswer>;
export type AnswerOnce = (mutation: KeyedMutation, execute: Execute) => Promise<GraphqlAnswer>;

/** What they answer is what a customer has told of themselves: none of it is kept. */
const personal: ReadonlySet<string> = new Set(['updateUser', 'createOrUpdateCheckout']);
/** In place of such an answer: the change is made, and whoever asks again hears how things are now. */
const answeredAnew = '';

const printable = new RegExp(`^[\\x20-\\x7e]{1,${LIMITS.idempotencyKey}}$`);
const millisecondsBetweenLooks = 25;
const millisecondsBetweenTidying = 60 * 60 * 1000;

/**
 * A mutation with a key is made once, however often and wherever it is asked for: the same input is given the first
 * answer again, another is refused. What was refused has changed nothing, and is asked for anew.
 */
export function createAnswerOnce(db: Database, log: Logger): AnswerOnce {
  const running = new Map<string, { inputHash: string; answer: Promise<GraphqlAnswer> }>();
  let lastTidied = Date.now();

  async function answerFirst(claim: OwnClaim, execute: Execute): Promise<GraphqlAnswer> {
    const known = await findKey(db, claim);
    if (known) return answerAgain(known, claim, execute);
    try {
      return await executeAndKeep(claim, execute);
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      return answerFirst(claim, execute);
    }
  }

  async function answerAgain(known: KeptKey, claim: OwnClaim, execute: Execute): Promise<GraphqlAnswer> {
    if (known.inputHash !== claim.inputHash) throw reused();
    if (known.answer === answeredAnew) return execute({ ...claim, madeOf: known.subject });
    if (known.answer !== null) return JSON.parse(known.answer);
    if (known.isAbandoned) return executeAndKeep({ ...claim, madeOf: known.subject }, execute);
    await pause(millisecondsBetweenLooks);
    return answerFirst(claim, execute);
  }

  async function executeAndKeep(claim: OwnClaim, execute: Execute): Promise<GraphqlAnswer> {
    const answer = await execute(claim);
    if (answer.errors) return answer;
    // What was changed is changed: whoever asks again without a kept answer hears how it is then.
    await keepAnswer(db, claim, claim.isPersonal ? answeredAnew : JSON.stringify(answer)).catch((error) =>
      log.warn({ err: error }, 'could not keep the answer to a mutation with an idempotency key'),
    );
    tidyNowAndThen();
    return answer;
  }

  function tidyNowAndThen(): void {
    if (Date.now() - lastTidied < millisecondsBetweenTidying) return;
    lastTidied = Date.now();
    // Nobody waits for it, and the next hour tries again.
    forgetOldKeys(db).catch((error) => log.warn({ err: error }, 'could not forget old idempotency keys'));
  }

  return ({ apiKey, key, changes, input }, execute) => {
    if (!printable.test(key))
      throw new ShopError(
        'BAD_INPUT',
        `x-idempotency-key must have 1 to ${LIMITS.idempotencyKey} printable ASCII characters.`,
      );
    // Of two changes the first could be made and the second not, and nothing would tell which.
    if (changes.length > 1)
      throw new ShopError('BAD_INPUT', 'With an x-idempotency-key, send one mutation at a time.');
    const claim = {
      apiKeyHash: hash(apiKey),
      key,
      inputHash: hash(JSON.stringify(input)),
      madeOf: null,
      isPersonal: changes.some((change) => personal.has(change)),
    };
    const name = `${claim.apiKeyHash}/${key}`;
    const other = running.get(name);
    if (other) {
      if (other.inputHash !== claim.inputHash) throw reused();
      return other.answer;
    }
    const answer = answerFirst(claim, execute).finally(() => running.delete(name));
    running.set(name, { inputHash: claim.inputHash, answer });
    return answer;
  };
}

function reused(): ShopError {
  return new ShopError('IDEMPOTENCY_KEY_REUSED', 'This x-idempotency-key was used for something else.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
