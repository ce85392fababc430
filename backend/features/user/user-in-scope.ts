import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { UserRow } from './user.queries.ts';

/** A customer as the field that asked for them is answered. */
export interface UserInScope {
  row: UserRow;
  /** What there is to spend, by currency in minor units. */
  balances: ReadonlyMap<string, number>;
  scope: Scope;
}
