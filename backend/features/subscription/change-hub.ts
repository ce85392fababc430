import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { FollowedData } from '#backend/graphql/schema/subscriptions.ts';
import { listCartVersions } from './subscription.queries.ts';

/** Other processes change carts too, so the database is polled, only for carts that are followed. */
const cartPollMs = 1000;
const customerPollMs = 3000;

/** The version of a customer whose session has ended, or whose token has expired. */
export const ENDED = 'null';

/** A cart or a token, with the last version that was read. */
interface Followed {
  version: string | undefined;
  listeners: Set<(version: string) => void>;
}

interface HubServices {
  db: Database;
  log: Logger;
  findCustomer: ShopServices['findCustomer'];
}

/** Calls back when data that a subscription follows has changed. */
export class ChangeHub {
  readonly #services: HubServices;
  readonly #carts = new Map<string, Followed>();
  readonly #tokens = new Map<string, Followed>();
  readonly #products = new Set<() => void>();
  readonly #timers: NodeJS.Timeout[];

  constructor(services: HubServices) {
    this.#services = services;
    this.#timers = [
      setInterval(() => void this.pollCarts(), cartPollMs).unref(),
      setInterval(() => void this.pollCustomers(), customerPollMs).unref(),
    ];
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Calls the listener when the data changes. `token` is the login token of the visitor. Returns a function that stops this. */
  follow(data: FollowedData, token: string | undefined, listener: (version: string) => void): () => void {
    if (data.kind === 'products') {
      const notify = () => listener('');
      this.#products.add(notify);
      return () => this.#products.delete(notify);
    }
    if (data.kind === 'cart') return addListener(this.#carts, data.id, listener);
    // The data of a guest cannot change.
    return token ? addListener(this.#tokens, token, listener) : () => undefined;
  }

  /** The catalogue has changed. */
  notifyProducts(): void {
    for (const listener of this.#products) listener();
  }

  async pollCarts(): Promise<void> {
    await this.#poll(this.#carts, async (ids) => {
      const rows = await listCartVersions(this.#services.db, ids);
      return new Map(
        rows.map(({ cart_id, version, completed_at }) => [cart_id, `${version} ${completed_at}`]),
      );
    });
  }

  async pollCustomers(): Promise<void> {
    await this.#poll(this.#tokens, async (tokens) => {
      const customers = tokens.map(async (token) => {
        const customer = await this.#services.findCustomer(token);
        return [token, customer ? JSON.stringify(customer) : ENDED] as const;
      });
      return new Map(await Promise.all(customers));
    });
  }

  async #poll(
    followed: ReadonlyMap<string, Followed>,
    readVersions: (keys: string[]) => Promise<ReadonlyMap<string, string>>,
  ): Promise<void> {
    if (followed.size === 0) return;
    try {
      const versions = await readVersions([...followed.keys()]);
      for (const [key, entry] of followed) {
        const version = versions.get(key) ?? '';
        if (version === entry.version) continue;
        entry.version = version;
        // The first version counts as a change, because the data may have changed since the subscription read it.
        for (const listener of entry.listeners) listener(version);
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, 'changes not read, will retry');
    }
  }
}

function addListener(
  followed: Map<string, Followed>,
  key: string,
  listener: (version: string) => void,
): () => void {
  const entry = followed.get(key) ?? { version: undefined, listeners: new Set() };
  followed.set(key, entry);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size === 0) followed.delete(key);
  };
}
