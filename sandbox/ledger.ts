import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The provider's own books: what was asked, what became of it, what money moved, and what the shop is told of it. */
export class Ledger {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(folder, 'ledger.sqlite'));
    // Whoever takes over from a killed sandbox may find its last write under way.
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
    this.#database.exec(tables);
  }

  all<Row>(statement: string, ...values: (string | number | null)[]): Row[] {
    return this.#database.prepare(statement).all(...values) as Row[];
  }

  first<Row>(statement: string, ...values: (string | number | null)[]): Row | undefined {
    return this.#database.prepare(statement).get(...values) as Row | undefined;
  }

  run(statement: string, ...values: (string | number | null)[]): void {
    this.#database.prepare(statement).run(...values);
  }

  /** All of it or nothing. */
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
  -- Tells another request under the same key, also when parts of this one are gone.
  digest       text not null,
  state        text not null,
  -- How far the customer has come on the page: challenge, app, waiting.
  step         text,
  failure      text,
  captured     integer not null default 0,
  refunded     integer not null default 0,
  -- Who pays, so far as it may be kept: the end of a card number, never the whole.
  payer        text not null default '',
  -- A bank that takes its time answers so, then.
  answer       text,
  answers_at   integer,
  created_at   integer not null,
  updated_at   integer not null
) strict;
create index if not exists payment_pending on payment (created_at) where state = 'pending';
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
  -- None while it is held back.
  due_at          integer,
  attempts        integer not null default 0,
  copies          integer not null default 1,
  delivered_at    integer,
  last_answer     text not null default ''
) strict;
create index if not exists event_due on event (due_at) where delivered_at is null;
create table if not exists control (
  name  text primary key,
  value text not null
) strict;
`;
