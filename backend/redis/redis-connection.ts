import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { encodeCommand, RedisError, ReplyReader } from './redis-protocol.ts';

const reconnectMs = 1000;
/** A server that is frozen keeps its connections open, so a connection without a reply for so long is closed. */
const silenceMs = 3000;

interface ConnectionEvents {
  /** After each connect, when commands are accepted. */
  onReady(): void;
  onError(error: Error): void;
  onMessage(): void;
}

interface PendingCommand {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** One connection, which is established again whenever it is lost. Commands are rejected meanwhile. */
export class RedisConnection {
  readonly #url: URL;
  readonly #events: ConnectionEvents;
  #socket: Socket | undefined;
  #pending: PendingCommand[] = [];
  #isReady = false;
  #isClosed = false;
  #lastReplyAt = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(url: string, events: ConnectionEvents) {
    this.#url = new URL(url);
    this.#events = events;
    this.#timer = setInterval(() => this.#check(), reconnectMs).unref();
    this.#connect();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  send(...parts: string[]): Promise<unknown> {
    const socket = this.#socket;
    if (!socket?.writable) return Promise.reject(new Error('Redis is not connected.'));
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
      socket.write(encodeCommand(parts));
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#socket?.destroy();
  }

  #connect(): void {
    const { protocol, hostname, port } = this.#url;
    const options = { host: hostname.replace(/^\[|\]$/g, '') || '127.0.0.1', port: Number(port || 6379) };
    const socket =
      protocol === 'rediss:' ? connectTls({ ...options, servername: options.host }) : connectTcp(options);
    this.#socket = socket;
    this.#lastReplyAt = performance.now();
    const reader = new ReplyReader();
    socket.setNoDelay();
    socket.once(protocol === 'rediss:' ? 'secureConnect' : 'connect', () => void this.#introduce());
    socket.on('data', (chunk: Buffer) => {
      this.#lastReplyAt = performance.now();
      try {
        for (const reply of reader.read(chunk)) this.#receive(reply);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', (error) => this.#events.onError(error));
    socket.on('close', () => this.#handleClose());
  }

  /** Authenticates and selects the database of the URL. */
  async #introduce(): Promise<void> {
    const { username, password, pathname } = this.#url;
    const credentials = [username, password].filter(Boolean).map(decodeURIComponent);
    try {
      if (credentials.length > 0) await this.send('AUTH', ...credentials);
      if (pathname.length > 1) await this.send('SELECT', pathname.slice(1));
      await this.send('PING');
      this.#isReady = true;
      this.#events.onReady();
    } catch (error) {
      this.#socket?.destroy(error as Error);
    }
  }

  #receive(reply: unknown): void {
    if (Array.isArray(reply) && reply[0] === 'message') {
      this.#events.onMessage();
      return;
    }
    const command = this.#pending.shift();
    if (reply instanceof RedisError) command?.reject(reply);
    else command?.resolve(reply);
  }

  #handleClose(): void {
    this.#isReady = false;
    this.#socket = undefined;
    for (const { reject } of this.#pending.splice(0)) reject(new Error('The connection to Redis was lost.'));
  }

  /** Every second: notices a server that does not respond, and connects again. */
  #check(): void {
    if (this.#isClosed) return;
    if (!this.#socket) this.#connect();
    else if (performance.now() - this.#lastReplyAt > silenceMs)
      this.#socket.destroy(new Error('Redis does not respond.'));
    else this.send('PING').catch(() => undefined);
  }
}
