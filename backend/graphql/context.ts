import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { resolveScope, type Scope, type ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';

/** What every resolver is given. */
export interface ShopContext {
  db: Database;
  /** The scope that a field's arguments ask for. */
  scope(asked: ScopeArguments): Scope;
}

export interface ShopServices {
  db: Database;
  catalogue: () => Catalogue;
  marketInPath: boolean;
}

export function createContext({ db, catalogue, marketInPath }: ShopServices): ShopContext {
  // One request sees one catalogue, also when a newer one is put in place meanwhile.
  const current = catalogue();
  const day = new Date().toISOString().slice(0, 10);
  return { db, scope: (asked) => resolveScope(current, asked, { marketInPath, day }) };
}
