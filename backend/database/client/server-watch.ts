import type { Socket } from 'node:net';
import pg from 'pg';
import { connectTimeoutMs } from './preparing-client.ts';

const heartbeatMs = 1000;
const stepMs = 250;
/**
 * The server is silent after this many steps without a response: 3 seconds. Time is counted in steps, because while the event
 * loop of this process is blocked, responses are not read, but no step passes either.
 */
const silentSteps = 12;

/**
 * Asks the server every second, over a connection of its own, whether it responds. A frozen server or a cut network neither
 * rejects connections nor ends statements: without this, requests would wait until the outage ends. A server that
 * responds with an error is not silent. When it becomes silent, the connections to it are closed, so that their statements
 * fail.
 */
export class ServerWatch {
  readonly #connectionString: string;
  readonly clients = new Set<pg.Client>();
  #client: pg.Client | undefined;
  #isSilent = false;
  #isClosed = false;
  #wake: () => void = () => undefined;
  readonly #ended: Promise<void>;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
    this.#ended = this.#watch();
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#ended;
    await this.#client?.end().catch(() => undefined);
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      await this.#ping();
      if (this.#isClosed) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, heartbeatMs).unref();
      });
    }
  }

  async #ping(): Promise<void> {
    let steps = 0;
    const timer = setInterval(() => {
      if (++steps === silentSteps) this.#becomeSilent();
    }, stepMs).unref();
    try {
      this.#client ??= await this.#connect();
      await this.#client.query('select 1');
      this.#isSilent = false;
    } catch {
      // An error before the time of silence is a response.
      if (steps < silentSteps) this.#isSilent = false;
      this.#client = undefined;
    } finally {
      clearInterval(timer);
    }
  }

  #becomeSilent(): void {
    this.#isSilent = true;
    this.clients.forEach(breakConnection);
    // With a statement in flight, this closes the connection at once.
    this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'kvarto-heartbeat',
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    return client;
  }
}

/** Rejects its statement; `end()` would wait for the server, and leave an idle connection in the pool. */
function breakConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
