import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';

/** Solves the task of an error in a worker. Undefined if it is not a task, or the browser cannot solve it. */
export async function solveTask(details: Record<string, unknown>): Promise<string | undefined> {
  // Browsers have `crypto.subtle` on https and localhost only.
  if (!isTask(details) || !globalThis.crypto?.subtle) return undefined;
  const { task, difficulty, expiresAt } = details;
  const worker = new Worker(new URL('./nonce-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) =>
        resolve(data ?? undefined),
      );
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage({ task, difficulty, expiresAt } satisfies ProofOfWorkTask);
    });
  } finally {
    worker.terminate();
  }
}

function isTask(details: Record<string, unknown>): details is Record<string, unknown> & ProofOfWorkTask {
  const { task, difficulty, expiresAt } = details;
  return typeof task === 'string' && typeof difficulty === 'number' && typeof expiresAt === 'string';
}
