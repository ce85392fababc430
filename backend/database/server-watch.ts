import pg from 'pg';

const heartbeatMs = 1000;
/** Counted in steps: while the event loop of this process is blocked, the server is not silent. */
const stepMs = 250;
const stepsOfSilence = 12;
const connectTimeoutMs = 5000;

/**
 * Asks the server every second, over a connection of its own, whether it responds. A frozen server or a cut network neither
 * rejects connections nor ends statements: without this, requests would wait for it as long as it lasts. A server that
 * responds with an error is not silent.
 */
export class ServerWatch {
  readonly #connectionString: string;
  readonly #onSilence: () => void;
  #client: pg.Client | undefined;
  #isSilent = false;
  #isClosed = false;
  #wake: () => void = () => undefined;
  readonly #ended: Promise<void>;

  constructor(connectionString: string, onSilence: () => void) {
    this.#connectionString = connectionString;
    this.#onSilence = onSilence;
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
      await this.#ask();
      if (this.#isClosed) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, heartbeatMs).unref();
      });
    }
  }

  async #ask(): Promise<void> {
    let steps = 0;
    const timer = setInterval(() => {
      if (++steps === stepsOfSilence) this.#becomeSilent();
    }, stepMs).unref();
    try {
      this.#client ??= await this.#connect();
      await this.#client.query('select 1');
      this.#isSilent = false;
    } catch {
      // An error before the time of silence is a response.
      if (steps < stepsOfSilence) this.#isSilent = false;
      this.#client = undefined;
    } finally {
      clearInterval(timer);
    }
  }

  #becomeSilent(): void {
    if (!this.#isSilent) {
      this.#isSilent = true;
      this.#onSilence();
    }
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
