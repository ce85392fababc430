import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { resolveScope, type Scope, type ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { KeyClaim } from '#backend/database/idempotency-keys.ts';
import type { TakeTurn } from '#backend/database/turns.ts';
import type { DeliveryService } from './delivery-service.ts';

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

/** What one visitor may do so often and no oftener. */
export type LimitedAction =
  | 'promo-code'
  | 'search'
  | 'stock-alert'
  | 'password-reset'
  | 'newsletter'
  | 'review'
  | 'order-validation';

/** What every resolver is given. */
export interface ShopContext {
  db: Database;
  /** Null: nobody has signed in. */
  customer: SignedInCustomer | null;
  /** What a change must claim in its own transaction, if it is to be made once. */
  claim: KeyClaim | null;
  /** Does one thing after the other where they have the same name. */
  takeTurn: TakeTurn;
  /** A delivery service of others; null where the shop's own table says how things are sent. */
  delivery: DeliveryService | null;
  /** Whether the shop has the keys of a payment provider. */
  hasPaymentProvider(key: string): boolean;
  /** Opens what is not published yet, if it is right; null: nothing was sent. */
  previewToken: string | null;
  /** The scope that a field's arguments ask for. */
  scope(asked: ScopeArguments): Scope;
  /** Counts a search that somebody made. */
  noteSearch(languageId: string, searchText: string): void;
  /**
   * Counts one more of what the visitor does, and refuses it where it was done too often. Answers what to call where it
   * turned out to be harmless, so that it does not count.
   */
  limit(action: LimitedAction): Promise<() => Promise<void>>;
}

/** Who asks, and how. */
export interface Asking {
  customer?: SignedInCustomer | null;
  claim?: KeyClaim | null;
  previewToken?: string | undefined;
  /** The visitor's network address; none where nobody in particular asks. */
  address?: string | undefined;
}

export interface ShopServices {
  db: Database;
  takeTurn: TakeTurn;
  delivery: ShopContext['delivery'];
  hasPaymentProvider: ShopContext['hasPaymentProvider'];
  noteSearch: ShopContext['noteSearch'];
  limitVisitor(action: LimitedAction, address: string | undefined): ReturnType<ShopContext['limit']>;
  catalogue: () => Catalogue;
  marketInPath: boolean;
  /** Whose login token it is; nothing when nobody's, or not any more. */
  findCustomer(token: string): Promise<SignedInCustomer | undefined>;
}

export function createContext(
  services: ShopServices,
  { customer = null, claim = null, previewToken, address }: Asking = {},
): ShopContext {
  const { db, takeTurn, delivery, hasPaymentProvider, noteSearch, marketInPath } = services;
  // One request sees one catalogue, also when a newer one is put in place meanwhile.
  const current = services.catalogue();
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const customerGroupId = customer?.customerGroupId ?? null;
  return {
    db,
    customer,
    claim,
    previewToken: previewToken ?? null,
    takeTurn,
    delivery,
    hasPaymentProvider,
    noteSearch,
    limit: (action) => services.limitVisitor(action, address),
    scope: (asked) => resolveScope(current, asked, { marketInPath, now, day, customerGroupId }),
  };
}
