import pg from 'pg';

const secondsBetweenLooks = 5;

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

  constructor(databaseUrl: string, onChange: () => void) {
    this.databaseUrl = databaseUrl;
    this.onChange = onChange;
    this.timer = setInterval(() => this.look(), secondsBetweenLooks * 1000).unref();
    void this.listen();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private look(): void {
    if (!this.client) void this.listen();
    this.onChange();
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
    client.on('notification', () => this.onChange());
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
