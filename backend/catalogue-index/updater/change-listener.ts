import pg from 'pg';
import { connectTimeoutMs } from '#backend/database/client/preparing-client.ts';
import { HANDOVER_OFFERED } from './new-index/handover-folder.ts';

/** Every order changes a stock level, so notifications in quick succession are merged. */
const throttleMs = 700;

/** Another channel between processes, such as Redis. */
export interface ChangeRelay {
  publish(): void;
  subscribe(onChange: () => void): void;
  close(): void;
}

/**
 * Calls back when any process has changed the catalogue: the database notifies listeners at each commit. A background job
 * polls as well, because a connection may break and some connection poolers do not pass notifications on.
 */
export class ChangeListener {
  private readonly databaseUrl: string;
  private readonly onChange: () => void;
  private readonly onHandover: () => void;
  private client: pg.Client | undefined;
  private isClosed = false;
  private throttleTimer: NodeJS.Timeout | undefined;
  private hasPendingChange = false;
  private relay: ChangeRelay | undefined;

  /** `onHandover`: an import offers its catalogue before it commits. */
  constructor(databaseUrl: string, onChange: () => void, onHandover: () => void = () => undefined) {
    this.databaseUrl = databaseUrl;
    this.onChange = onChange;
    this.onHandover = onHandover;
    void this.listen();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.throttleTimer);
    this.relay?.close();
    await this.client?.end().catch(() => undefined);
  }

  /** Connects again if the connection was lost. */
  reconnect(): void {
    if (!this.client && !this.isClosed) void this.listen();
  }

  /** Also follows changes that other processes publish: this process may have lost its connection to the database. */
  relayChanges(relay: ChangeRelay): void {
    this.relay = relay;
    relay.subscribe(() => this.notify());
  }

  /** Notifies other processes of a change that this one has found. */
  publish(): void {
    this.relay?.publish();
  }

  /** Calls back immediately for the first notification, and once more for those that arrive within `throttleMs`. */
  private notify(): void {
    this.hasPendingChange = true;
    if (this.throttleTimer || this.isClosed) return;
    this.hasPendingChange = false;
    this.onChange();
    this.throttleTimer = setTimeout(() => {
      this.throttleTimer = undefined;
      if (this.hasPendingChange) this.notify();
    }, throttleMs).unref();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'kvarto-listener',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    this.client = client;
    const disconnect = () => {
      if (this.client === client) this.client = undefined;
      client.end().catch(() => undefined);
    };
    client.on('error', disconnect);
    client.on('end', disconnect);
    client.on('notification', ({ payload }) =>
      payload === HANDOVER_OFFERED ? this.onHandover() : this.notify(),
    );
    try {
      await client.connect();
      await client.query('listen catalogue');
      if (this.isClosed) await client.end();
      // Changes may have been committed before the listener was connected.
      else this.onChange();
    } catch {
      disconnect();
    }
  }
}
