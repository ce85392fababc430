import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { resolveScope, type Scope, type ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { KeyClaim } from '#backend/database/idempotency-keys.ts';
import type { TakeTurn } from '#backend/database/turns.ts';

/** Who has signed in, as the database has them at this moment. */
export interface SignedInCustomer {
  id: number;
  email: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  customerGroupId: number | null;
  memberType: string;
  memberId: number;
  sessionId: string;
  /** Who of the shop acts in the customer's place; null: it is the customer. */
  actingBy: string | null;
}

/** What every resolver is given. */
export interface ShopContext {
  db: Database;
  /** Null: nobody has signed in. */
  customer: SignedInCustomer | null;
  /** What a change must claim in its own transaction, if it is to be made once. */
  claim: KeyClaim | null;
  /** Does one thing after the other where they have the same name. */
  takeTurn: TakeTurn;
  /** The scope that a field's arguments ask for. */
  scope(asked: ScopeArguments): Scope;
  /** Counts a search that somebody made. */
  noteSearch(languageId: string, searchText: string): void;
}

export interface ShopServices {
  db: Database;
  takeTurn: TakeTurn;
  noteSearch: ShopContext['noteSearch'];
  catalogue: () => Catalogue;
  marketInPath: boolean;
  /** Whose login token it is; nothing when nobody's, or not any more. */
  findCustomer(token: string): Promise<SignedInCustomer | undefined>;
}

export function createContext(
  { db, catalogue, marketInPath, noteSearch, takeTurn }: ShopServices,
  customer: SignedInCustomer | null,
  claim: KeyClaim | null = null,
): ShopContext {
  // One request sees one catalogue, also when a newer one is put in place meanwhile.
  const current = catalogue();
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const customerGroupId = customer?.customerGroupId ?? null;
  return {
    db,
    customer,
    claim,
    takeTurn,
    noteSearch,
    scope: (asked) => resolveScope(current, asked, { marketInPath, now, day, customerGroupId }),
  };
}
