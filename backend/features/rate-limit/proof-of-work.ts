import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeros, type ProofOfWorkTask } from '#contract/http/proof-of-work.ts';

/** A task is valid for one action of one network. */
export interface TaskPurpose {
  action: string;
  network: string;
}

interface SolvedTask {
  /** Unique: a solution can be used once. */
  task: string;
  difficulty: number;
}

const lifetimeSeconds = 5 * 60;
const maxNonceLength = 20;

/**
 * Creates signed tasks, so that none is stored before it is solved. A task is `seed.difficulty.expires.signature`, and its
 * solution appends `.nonce`.
 */
export function createProofOfWork(sign: (text: string) => string, now: () => number = Date.now) {
  const signatureOf = (unsigned: string, { action, network }: TaskPurpose) =>
    sign(`${unsigned} ${action} ${network}`);

  return {
    createTask(purpose: TaskPurpose, difficulty: number): ProofOfWorkTask {
      const expires = Math.floor(now() / 1000) + lifetimeSeconds;
      const unsigned = `${randomBytes(12).toString('base64url')}.${difficulty}.${expires}`;
      return {
        task: `${unsigned}.${signatureOf(unsigned, purpose)}`,
        difficulty,
        expiresAt: new Date(expires * 1000).toISOString(),
      };
    },

    /** Undefined if the solution is wrong, expired, or of a task for another action or network. */
    verify(solution: string, purpose: TaskPurpose): SolvedTask | undefined {
      const [seed = '', bits = '', expires = '', signature = '', nonce = '', ...others] = solution.split('.');
      if (others.length > 0 || !/^\d+$/.test(nonce) || nonce.length > maxNonceLength) return undefined;
      const unsigned = `${seed}.${bits}.${expires}`;
      if (!isEqual(signature, signatureOf(unsigned, purpose))) return undefined;
      if (Number(expires) * 1000 < now()) return undefined;
      const digest = createHash('sha256').update(solution).digest();
      const difficulty = Number(bits);
      return hasLeadingZeros(digest, difficulty)
        ? { task: `${unsigned}.${signature}`, difficulty }
        : undefined;
    },
  };
}

/** Compares in constant time. */
function isEqual(a: string, b: string): boolean {
  const bytesOfA = Buffer.from(a);
  const bytesOfB = Buffer.from(b);
  return bytesOfA.length === bytesOfB.length && timingSafeEqual(bytesOfA, bytesOfB);
}
