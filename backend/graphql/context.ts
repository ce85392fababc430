import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { resolveScope, type Scope, type ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';

/** What every resolver is given. */
export interface ShopContext {
  db: Database;
  /** The scope that a field's arguments ask for. */
  scope(asked: ScopeArguments): Scope;
  /** Counts a search that somebody made. */
  noteSearch(languageId: string, searchText: string): void;
}

export interface ShopServices {
  db: Database;
  noteSearch: ShopContext['noteSearch'];
  catalogue: () => Catalogue;
  marketInPath: boolean;
}

export function createContext({ db, catalogue, marketInPath, noteSearch }: ShopServices): ShopContext {
  // One request sees one catalogue, also when a newer one is put in place meanwhile.
  const current = catalogue();
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  // Nobody is known by name yet, so everybody gets the prices for everybody.
  const customerGroupId = null;
  return {
    db,
    noteSearch,
    scope: (asked) => resolveScope(current, asked, { marketInPath, now, day, customerGroupId }),
  };
}
