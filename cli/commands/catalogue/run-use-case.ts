import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { explainRejection } from '../usage-error.ts';

/** Runs a use case of the shop. Its rejection is the message of the command. */
export function runUseCase(terminal: Terminal, work: (db: Database) => Promise<void>): Promise<void> {
  return explainRejection(ShopError, () => withDatabase(terminal, work));
}
