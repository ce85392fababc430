import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';
import { findNonce } from './find-nonce.ts';

/** The worker that computes, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ProofOfWorkTask>) => {
  void findNonce(data).then((solution) => postMessage(solution));
});
