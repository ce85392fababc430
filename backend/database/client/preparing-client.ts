import pg from 'pg';
import { sqlStatements } from '#contract/diagnostics/channels.ts';
import { nameStatement } from '#contract/diagnostics/statement-name.ts';

/** A statement is prepared when it has run this often. */
const runsBeforePrepared = 8;
/** A statement with a list has one text per length of the list, so the number of texts needs a limit. */
const maxPrepared = 200;
/** Texts whose runs are counted. */
const maxCounted = 2000;

/** A server that does not respond counts as unavailable after this time. */
export const connectTimeoutMs = 5000;

/** Longer for a watched server, which may be busy: server-watch.ts notices a silent one earlier. */
const watchedConnectTimeoutMs = 30_000;

interface WatchedServer {
  readonly isSilent: boolean;
  /** Includes clients that are still connecting. */
  readonly clients: Set<pg.Client>;
}

export interface ConnectingConfig {
  /** While the server is silent, no connection is attempted. */
  server?: WatchedServer;
}

/** A `pg` client that limits only the time of connecting. A pool would also limit how long a query waits for a connection. */
export class ConnectingClient extends pg.Client {
  readonly #server: WatchedServer | undefined;

  constructor({ server, ...options }: pg.ClientConfig & ConnectingConfig = {}) {
    const connectionTimeoutMillis = server ? watchedConnectTimeoutMs : connectTimeoutMs;
    super({ ...options, connectionTimeoutMillis });
    this.#server = server;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has two overloads, and pools use the one with a callback.
  override connect(callback?: any): any {
    if (this.#server?.isSilent) {
      process.nextTick(callback, new Error('Connection terminated: the server does not respond'));
      return;
    }
    this.#server?.clients.add(this);
    this.once('end', () => this.#server?.clients.delete(this));
    return super.connect(callback);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has one method with a dozen overloads.
  override query(first: any, ...rest: any[]): any {
    const text: unknown = first?.text ?? first;
    const hasCallback = typeof rest.at(-1) === 'function';
    if (!sqlStatements.hasSubscribers || typeof text !== 'string' || hasCallback)
      return super.query(first, ...rest);
    return sqlStatements.run({ name: nameStatement(text) }, () => super.query(first, ...rest));
  }
}

/**
 * A `pg` client that prepares frequent statements, so that the server parses and plans them once per connection. All
 * connections of a pool use the same names.
 */
export function createPreparingClient(): typeof pg.Client {
  const nameOf = createStatementNames();
  return class PreparingClient extends ConnectingClient {
    // biome-ignore lint/suspicious/noExplicitAny: pg has one method with a dozen overloads.
    override query(first: any, ...rest: any[]): any {
      const [values] = rest;
      const name = typeof first === 'string' && Array.isArray(values) ? nameOf(first) : undefined;
      if (name === undefined) return super.query(first, ...rest);
      return super.query({ name, text: first, values }, ...rest.slice(1));
    }
  };
}

function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < runsBeforePrepared || !canBePrepared(text)) {
      if (counts.size >= maxCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `kvarto_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Excludes `select *`, because the server rejects a prepared statement whose columns changed with a migration, and
 * `on conflict (…) where … = $1`, because a generic plan cannot match a partial index.
 */
export function canBePrepared(text: string): boolean {
  return (
    /^\s*(select|with|insert|update|delete)\b/i.test(text) &&
    !/(\bselect\s+|\.)\*/i.test(text) &&
    !/\bon conflict\s*\([^)]*\)\s*where\b/i.test(text)
  );
}
