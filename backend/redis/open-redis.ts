import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import type { Logger } from 'pino';

/** Valkey or Redis, which the shop's machines share. All its data may be lost. */
export interface Redis {
  /** False while the server does not respond: callers then work without Redis. */
  isAvailable(): boolean;
  /** Runs a Lua script. Rejects within `timeoutMs`. */
  evaluate(script: string, key: string, values: readonly string[]): Promise<unknown>;
  /** Does nothing while the server is unavailable. */
  publish(channel: string): void;
  /** Also calls back after each connection, because messages may have been lost before it. */
  subscribe(channel: string, listener: () => void): void;
  close(): void;
}

const timeoutMs = 250;
const reconnectMs = 1000;
const pingMs = 500;
/** The client closes a connection that was silent for this long. A frozen server does not close it. */
const silenceMs = 1500;
/**
 * How long Redis is not used after a failed command. Otherwise each request would wait for the timeout, and sending a command
 * would keep the connection to a frozen server open.
 */
const pauseMs = pingMs + silenceMs;
const logIntervalMs = 60_000;

/** Connects in the background, again whenever the connection is lost. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = 0;
  const onError = (err: unknown) => {
    pausedUntil = performance.now() + pauseMs;
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    log.warn({ err }, 'Redis unavailable, each process counts rates separately meanwhile');
  };
  const client = await connect(url, onError);
  const isAvailable = () => client.isReady && performance.now() > pausedUntil;
  return {
    isAvailable,
    async evaluate(script, key, values) {
      try {
        return await withTimeout(client.eval(script, { keys: [key], arguments: [...values] }));
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    publish(channel) {
      if (isAvailable()) client.publish(channel, '').catch(onError);
    },
    subscribe(channel, listener) {
      // After a lost connection the client restores its subscriptions; repeating one has no effect.
      const subscribe = () => client.subscribe(channel, listener).then(listener, onError);
      client.on('ready', subscribe);
      if (client.isReady) subscribe();
    },
    close: () => client.destroy(),
  };
}

/** Loads the library only here, so that shops without Redis need no memory for it. */
async function connect(url: string, onError: (error: unknown) => void): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const { protocol, hostname } = new URL(url);
  // TLS identifies the server by its name, which an IP address does not have.
  const tlsOptions =
    protocol === 'rediss:' && !isIP(hostname.replace(/^\[|\]$/g, '')) ? { servername: hostname } : {};
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: pingMs,
    socket: {
      ...tlsOptions,
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: reconnectMs,
    },
  });
  client.on('error', onError);
  // Each failed attempt is an `error` event; the promise rejects only when the client is closed before it has connected.
  client.connect().catch(() => undefined);
  return client;
}

/** The timeout of the library covers only the time until a command is sent. */
async function withTimeout<Reply>(reply: Promise<Reply>): Promise<Reply> {
  const timer = new AbortController();
  const timedOut = setTimeout(timeoutMs, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(`Redis did not respond within ${timeoutMs} ms`);
  });
  // The promise that loses the race must not be an unhandled rejection.
  for (const promise of [reply, timedOut]) promise.catch(() => undefined);
  return Promise.race([reply, timedOut]).finally(() => timer.abort());
}
