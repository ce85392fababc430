/** Limits of the server for websockets (§7–§9). */
export const SUBSCRIPTION_LIMITS = {
  maxMessageBytes: 16 * 1024,
  /** Subscriptions of one connection. */
  maxPerConnection: 10,
  /** Connections of one network, and of one process. */
  maxPerNetwork: 20,
  maxConnections: 5000,
  /** A websocket without a subscription closes after this time. */
  idleSeconds: 60,
} as const;

/** How a client connects again. */
export const RECONNECTION = {
  /** A connection that does not open within this time is given up. Also the maximum delay before a retry, without jitter. */
  timeoutMs: 30_000,
  minDelayMs: 1000,
  /** Failed subscriptions are retried this often. */
  maxRetries: 5,
  firstRetryMs: 500,
  jitter: 0.5,
} as const;

/** The delay before a retry: at least a second. The jitter prevents that all clients reconnect at the same time. */
export function reconnectionDelay(attempt: number, random = Math.random()): number {
  const { firstRetryMs, minDelayMs, timeoutMs, jitter } = RECONNECTION;
  const delay = Math.min(firstRetryMs * 2 ** attempt, timeoutMs);
  return Math.max(minDelayMs, delay * (1 + jitter * random));
}
