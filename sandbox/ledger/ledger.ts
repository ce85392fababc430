import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type SqlValue = string | number | null;

/** The provider's database: payments with their state, movements of money, and events for the shop. */
export class Ledger {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(folder, 'ledger.sqlite'));
    // The timeout: after a sandbox was killed, its last write can still hold the lock while the next sandbox starts.
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
    this.#database.exec(tables);
  }

  all<Row>(statement: string, ...values: SqlValue[]): Row[] {
    return this.#database.prepare(statement).all(...values) as Row[];
  }

  first<Row>(statement: string, ...values: SqlValue[]): Row | undefined {
    return this.#database.prepare(statement).get(...values) as Row | undefined;
  }

  run(statement: string, ...values: SqlValue[]): void {
    this.#database.prepare(statement).run(...values);
  }

  transact<Result>(change: () => Result): Result {
    this.#database.exec('begin immediate');
    try {
      const result = change();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** Times are milliseconds since 1970. */
const tables = `
create table if not exists payment (
  reference    text primary key,
  request_key  text not null unique,
  request      text not null,
  -- Hash of the request as it was sent: detects a reused key after personal data was deleted from the request.
  digest       text not null,
  state        text not null,
  -- The customer's current page: challenge, app, wallet, waiting; null for the first form.
  step         text,
  failure      text,
  captured     integer not null default 0,
  refunded     integer not null default 0,
  -- The last digits of the card, phone or identity number; the whole number is not stored.
  payer        text not null default '',
  -- The delayed outcome of a slow bank, and when it is due.
  answer       text,
  answers_at   integer,
  created_at   integer not null,
  updated_at   integer not null
) strict;
create index if not exists payment_pending on payment (created_at) where state = 'pending';
create table if not exists checkout (
  reference         text primary key,
  request_key       text not null unique,
  request           text not null,
  digest            text not null,
  -- The payment that the customer has started in the iframe.
  payment_reference text unique,
  created_at        integer not null
) strict;
create table if not exists movement (
  movement_key text primary key,
  reference    text not null references payment,
  kind         text not null,
  amount       integer not null,
  movement_id  text not null,
  created_at   integer not null
) strict;
create table if not exists event (
  event_id        text primary key,
  reference       text not null references payment,
  kind            text not null,
  body            text not null,
  created_at      integer not null,
  -- Null: held back, accepted, or no attempts left.
  due_at          integer,
  attempts        integer not null default 0,
  copies          integer not null default 1,
  delivered_at    integer,
  -- HTTP status or error name of the last attempt.
  last_answer     text not null default ''
) strict;
create index if not exists event_due on event (due_at) where delivered_at is null;
create table if not exists control (
  name  text primary key,
  value text not null
) strict;
`;
