import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { UserRow } from './user.queries.ts';

/** A customer with the scope of the query, for the field resolvers. */
export interface UserInScope {
  row: UserRow;
  /** By currency, in minor units. */
  balances: ReadonlyMap<string, number>;
  scope: Scope;
}
