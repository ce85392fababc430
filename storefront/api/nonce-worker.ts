import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';
import { findNonce } from './find-nonce.ts';

/** A web worker that solves a proof-of-work task, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ProofOfWorkTask>) => {
  void findNonce(data).then((solution) => postMessage(solution));
});
