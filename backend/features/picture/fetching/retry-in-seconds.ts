import { backOffSeconds } from '#backend/jobs/back-off.ts';

/** Retries after 1, 4, 16 and 64 minutes, then every 4 hours: for about 29 hours in total. */
const maxAttempts = 12;
const firstRetrySeconds = 60;
const maxRetrySeconds = 4 * 3600;

/** How long to wait after this many failed attempts to fetch a URL; null if there is no further attempt. */
export function retryInSeconds(attempts: number): number | null {
  if (attempts >= maxAttempts) return null;
  // The back-off doubles with each step, so two steps per attempt quadruple it.
  return backOffSeconds(2 * attempts - 1, firstRetrySeconds, maxRetrySeconds);
}
