import pg from 'pg';

const secondsBetweenLooks = 5;
/** Every order changes a stock: of many changes the first is told at once, and those right behind it together. */
const restMs = 700;

/**
 * Calls back when any process has changed the catalogue: the database tells its listeners at each commit. It also calls
 * back every few seconds, for a connection may break, and some poolers let no listener through.
 */
export class ChangeListener {
  private readonly databaseUrl: string;
  private readonly onChange: () => void;
  private readonly timer: NodeJS.Timeout;
  private client: pg.Client | undefined;
  private isClosed = false;
  private rest: NodeJS.Timeout | undefined;
  private hasNews = false;

  constructor(databaseUrl: string, onChange: () => void) {
    this.databaseUrl = databaseUrl;
    this.onChange = onChange;
    this.timer = setInterval(() => this.look(), secondsBetweenLooks * 1000).unref();
    void this.listen();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    clearTimeout(this.rest);
    await this.client?.end().catch(() => undefined);
  }

  private look(): void {
    if (!this.client) void this.listen();
    this.onChange();
  }

  private tell(): void {
    this.hasNews = true;
    if (this.rest || this.isClosed) return;
    this.hasNews = false;
    this.onChange();
    this.rest = setTimeout(() => {
      this.rest = undefined;
      if (this.hasNews) this.tell();
    }, restMs).unref();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'kvarto-listener',
      keepAlive: true,
    });
    this.client = client;
    const giveUp = () => {
      if (this.client === client) this.client = undefined;
      client.end().catch(() => undefined);
    };
    client.on('error', giveUp);
    client.on('end', giveUp);
    client.on('notification', () => this.tell());
    try {
      await client.connect();
      await client.query('listen catalogue');
      if (this.isClosed) await client.end();
      // What was changed before we listened.
      else this.onChange();
    } catch {
      giveUp();
    }
  }
}
