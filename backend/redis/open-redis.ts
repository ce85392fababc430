import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RedisConnection } from './redis-connection.ts';

/** Valkey or Redis, which machines share. It holds nothing that must not be lost. */
export interface Redis {
  /** False while the server does not respond: callers then do without it. */
  isAvailable(): boolean;
  /** Runs a Lua script. Rejects within `timeoutMs`. */
  evaluate(script: string, key: string, values: readonly string[]): Promise<unknown>;
  /** Does nothing while the server is unavailable. */
  publish(channel: string): void;
  /** Also calls back when the connection is established again: messages may have been lost. */
  subscribe(channel: string, listener: () => void): void;
  close(): void;
}

const timeoutMs = 250;
/** After a failed command the server is not used for so long: each request would wait for the timeout. */
const pauseMs = 1000;
const logIntervalMs = 60_000;

/** Connects in the background, again whenever the connection is lost. */
export function openRedis(url: string, log: Logger): Redis {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = 0;
  const onError = (err: unknown) => {
    pausedUntil = performance.now() + pauseMs;
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    log.warn({ err }, 'Redis unavailable, each process counts rates separately meanwhile');
  };
  const ignore = () => undefined;
  const commands = new RedisConnection(url, { onReady: ignore, onError, onMessage: ignore });
  const subscribers: RedisConnection[] = [];
  const isAvailable = () => commands.isReady && performance.now() > pausedUntil;
  return {
    isAvailable,
    async evaluate(script, key, values) {
      const reply = commands.send('EVAL', script, '1', key, ...values);
      const timedOut = setTimeout(timeoutMs, undefined, { ref: false }).then(() => {
        throw new Error(`Redis did not respond within ${timeoutMs} ms`);
      });
      // The loser of the race must not be an unhandled rejection.
      for (const each of [reply, timedOut]) each.catch(ignore);
      return Promise.race([reply, timedOut]).catch((error) => {
        onError(error);
        throw error;
      });
    },
    publish(channel) {
      if (isAvailable()) commands.send('PUBLISH', channel, '').catch(onError);
    },
    subscribe(channel, listener) {
      const connection = new RedisConnection(url, {
        onReady() {
          connection.send('SUBSCRIBE', channel).then(listener, onError);
        },
        onError,
        onMessage: listener,
      });
      subscribers.push(connection);
    },
    close() {
      for (const each of [commands, ...subscribers]) each.close();
    },
  };
}
