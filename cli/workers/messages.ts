import type { SharedSnapshot } from '#backend/catalogue-index/snapshot/shared-snapshot.ts';
import type { BuildRequest } from '#backend/catalogue-index/updater/new-index/build-worker.ts';
import type { RateLimit } from '#backend/features/rate-limit/rate-limiter.ts';

/** The start of a worker. */
export interface WorkerStart {
  databaseUrl: string | undefined;
  /** Runs the background jobs whose work all workers share. */
  isLeader: boolean;
  /** Undefined if none is stored yet, or if the worker needs no index in memory. */
  snapshot: SharedSnapshot | undefined;
}

/** From a worker to the supervisor. `id` identifies the reply. */
export type WorkerMessage =
  | { kind: 'ready'; shopName: string | undefined }
  | { kind: 'failed'; error: unknown }
  | { kind: 'rate-limit'; id: number; action: 'take' | 'giveBack'; key: string; limit: RateLimit }
  | { kind: 'take-image-slot'; id: number; isInBackground: boolean; group: string | undefined }
  | { kind: 'release-image-slot' }
  | { kind: 'build-index'; request: BuildRequest }
  | { kind: 'reply'; id: number; value: unknown };

/** From the supervisor to a worker. */
export type SupervisorMessage =
  /** Connections end with their response; new ones are still accepted. */
  | { kind: 'drain' }
  | { kind: 'stop' }
  | { kind: 'read-metrics'; id: number }
  | { kind: 'index-built'; snapshot: SharedSnapshot }
  | { kind: 'index-failed'; error: unknown }
  | { kind: 'reply'; id: number; value: unknown };
