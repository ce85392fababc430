import {
  type Catalogue,
  resolveScope,
  resolveSharedScope,
  type Scope,
  type ScopeArguments,
} from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { KeyClaim } from '#backend/database/idempotency-keys.ts';
import { type ApiClient, OWN_CLIENT } from '#backend/http/api-client.ts';
import type { VatRegister } from '#backend/pricing/vat-register.ts';
import type { CustomerType } from '#contract/customer/customer-type.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { RunSerially } from './run-serially.ts';
import type { FollowedData } from './schema/subscriptions.ts';

/** The customer of the request, as currently stored in the database. */
export interface SignedInCustomer {
  id: number;
  email: string;
  customerType: CustomerType;
  customerGroupId: number | null;
  /** Begins with NOCREDIT for a customer who may not buy on credit. */
  memberType: string;
  /** A number that the merchant assigns; 0 without one. */
  memberId: number;
  sessionId: string;
  /** The member of staff who impersonates the customer; null: the customer signed in. */
  impersonatedBy: string | null;
}

/** Rate-limited actions. */
export type LimitedAction =
  | 'promo-code'
  | 'gift-card-code'
  | 'gift-card'
  | 'search'
  | 'stock-alert'
  | 'password-reset'
  | 'email-verification'
  | 'newsletter'
  | 'public-form'
  | 'review'
  | 'review-vote'
  | 'order-validation'
  | 'vat-number'
  | 'cart'
  | 'checkout'
  | 'checkout-of-cart'
  | 'order'
  | 'order-of-cart'
  | 'order-of-email'
  | 'sign-in'
  | 'sign-in-of-account'
  | 'sign-in-of-account-in-network'
  | 'registration';

/** The party for which rate limits and reservations are counted. */
export type Visitor =
  /** The sender of a request. */
  | { address: string; networkHash?: undefined }
  /** The visitor on whose behalf a payment provider calls: a keyed hash of the network that opened the iframe. */
  | { address?: undefined; networkHash: string }
  /** Background work, and requests of this process on behalf of no visitor. They are not limited. */
  | 'internal';

interface LimitedVisitor {
  visitor: Visitor;
  /** The solution of a task that an earlier request got. */
  proofOfWork: string | undefined;
}

/** A limit that a request is counted under. */
export interface LimitCheck {
  action: LimitedAction;
  /** A value such as an e-mail address, by which the request is counted instead of by its network. */
  subject?: string | undefined;
  /** Called when the limit is exceeded. True accepts the request nevertheless. */
  isExempt?: () => Promise<boolean>;
}

type LimitChecks = readonly [LimitCheck, ...LimitCheck[]];

/**
 * Counts a request under each limit, or throws and counts nothing. One solved task suffices for all of them. Returns a function
 * that takes the counts back.
 */
export type LimitVisitor = (limited: LimitedVisitor, ...checks: LimitChecks) => Promise<() => Promise<void>>;

/** A visitor who reserves stock without having paid. */
export interface StockHolder {
  /** Keyed hash of the visitor's network. */
  networkHash: string;
  /** Keyed hash of the order's e-mail address. */
  emailHash: string;
  /** The largest part of a SKU's stock that one network or one e-mail address can reserve, from 0 to 1. */
  maxShare: number;
}

/** The third argument of every resolver. */
export interface ShopContext {
  db: Database;
  /** For queries that only read. Shows everything that was committed before; may be a replica. In mutations it is `db`. */
  reads: Database;
  client: ApiClient;
  /** Whether the client uses the contract's TypeScript SDK. */
  isSdk: boolean;
  /** Whether the client has its own form for the address. */
  hasOwnForm: boolean;
  /** Null: the visitor is not signed in. */
  customer: SignedInCustomer | null;
  /** The idempotency key that a change claims in its transaction; null without a key. */
  claim: KeyClaim | null;
  /** Runs functions one after the other if they are called with the same name. */
  runSerially: RunSerially;
  /** An external delivery service; null: the shop's own shipping methods apply. */
  delivery: DeliveryService | null;
  /** Null: VAT numbers are not checked. */
  vatRegister: VatRegister | null;
  /** The URL of the shop's own storefront. */
  shopUrl: string;
  /** Origins of pages that a payment may return to, besides those of the client. Null: any, in a shop that is not public. */
  returnOrigins: ReadonlySet<string> | null;
  /** Whether a payment provider is configured. */
  hasPaymentProvider(key: string): boolean;
  /** Whether the provider has an iframe that collects the customer's address. */
  hasCheckoutIframe(key: string): boolean;
  /** The origin of the web page that sent the request; null for other clients. */
  pageOrigin: string | null;
  /** Gives access to unpublished content if the token is valid; null: absent. */
  previewToken: string | null;
  /** The scope of a field's arguments. */
  scope(args: ScopeArguments): Scope;
  /** The scope, shared by all requests of the same second. For lists, because many requests return the same products. */
  sharedScope(args: ScopeArguments): Scope;
  /** Adds a search to the shop's statistics. */
  countSearch(languageId: string, searchText: string, hasHits: boolean): void;
  /**
   * Counts an action of the visitor's network, or of a subject such as an e-mail address, and rejects it above the rate
   * limit. Returns a function that takes the count back for an action that turned out to be harmless.
   */
  limit(...checks: LimitChecks): Promise<() => Promise<void>>;
  /** The copies of one SKU that an order may have. */
  maxOrderQuantity: number;
  /** Keyed hash of the visitor's network; null: an internal caller. */
  networkHash: string | null;
  /** Null for internal callers, and if reservations are not limited. `email` is normalised. */
  stockHolderWith(email: string): StockHolder | null;
  /** Called by a subscription with the data whose changes it sends. */
  follow(data: FollowedData): void;
}

export interface ContextInput {
  /** Required, so that no request is unlimited by accident. */
  visitor: Visitor;
  /** By default the shop itself. */
  client?: ApiClient | undefined;
  isSdk?: boolean | undefined;
  hasOwnForm?: boolean | undefined;
  customer?: SignedInCustomer | null;
  claim?: KeyClaim | null;
  previewToken?: string | undefined;
  proofOfWork?: string | undefined;
  /** The allowed origin of the web page that sent the request. */
  pageOrigin?: string | undefined;
  /** Only for subscriptions. */
  follow?: ((data: FollowedData) => void) | undefined;
  /** The operation is a query. */
  isQuery?: boolean;
}

export interface ShopServices {
  db: Database;
  /** The database for reads of one request. */
  openReads(): Database;
  runSerially: RunSerially;
  delivery: ShopContext['delivery'];
  vatRegister: ShopContext['vatRegister'];
  shopUrl: string;
  returnOrigins: ShopContext['returnOrigins'];
  hasPaymentProvider: ShopContext['hasPaymentProvider'];
  hasCheckoutIframe: ShopContext['hasCheckoutIframe'];
  countSearch: ShopContext['countSearch'];
  limitVisitor: LimitVisitor;
  hashNetwork(address: string): string;
  hashEmail(email: string): string;
  /** The largest part of a SKU's stock that one visitor can reserve, from 0 to 1; null: reservations are not limited. */
  maxReservedShare: number | null;
  maxOrderQuantity: number;
  catalogue: () => Catalogue;
  /** The URLs of the storefront contain the market. */
  marketInPath: boolean;
  /** Buyers get copies of e-books with a watermark. */
  marksDownloads: boolean;
  /** The customer of a login token; undefined if the token is invalid or expired. */
  findCustomer(token: string): Promise<SignedInCustomer | undefined>;
}

export function createContext(
  services: ShopServices,
  {
    visitor,
    client = OWN_CLIENT,
    isSdk = false,
    // The shop's own storefront, the only client without a name, has a form.
    hasOwnForm = client.name === null,
    customer = null,
    claim = null,
    previewToken,
    proofOfWork,
    pageOrigin,
    follow = () => undefined,
    isQuery = false,
  }: ContextInput,
): ShopContext {
  const { db, runSerially, delivery, vatRegister, hasPaymentProvider, hasCheckoutIframe } = services;
  const { countSearch, marketInPath, marksDownloads, shopUrl, returnOrigins } = services;
  // A request uses one catalogue, even if a newer one replaces it during the request.
  const catalogue = services.catalogue();
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const customerGroupId = customer?.customerGroupId ?? null;
  const openReads = isQuery ? openOnce(services) : () => db;
  const scopeOptions = { marketInPath, marksDownloads, shopUrl, now, day, customerGroupId };
  return {
    db,
    get reads() {
      return openReads();
    },
    client,
    isSdk,
    hasOwnForm,
    customer,
    claim,
    previewToken: previewToken ?? null,
    runSerially,
    delivery,
    vatRegister,
    shopUrl,
    returnOrigins,
    hasPaymentProvider,
    hasCheckoutIframe,
    pageOrigin: pageOrigin ?? null,
    countSearch,
    limit: (...checks) => services.limitVisitor({ visitor, proofOfWork }, ...checks),
    maxOrderQuantity: services.maxOrderQuantity,
    get networkHash() {
      return networkHashOf(services, visitor);
    },
    stockHolderWith: (email) => stockHolderOf(services, visitor, email),
    follow,
    scope: (args) => resolveScope(catalogue, args, scopeOptions),
    sharedScope: (args) => resolveSharedScope(catalogue, args, scopeOptions),
  };
}

/** Opens the database for reads at its first use, because the first read chooses the server. */
function openOnce({ openReads }: ShopServices): () => Database {
  let reads: Database | undefined;
  return () => {
    reads ??= openReads();
    return reads;
  };
}

function stockHolderOf(services: ShopServices, visitor: Visitor, email: string): StockHolder | null {
  const networkHash = networkHashOf(services, visitor);
  const { maxReservedShare: maxShare } = services;
  if (networkHash === null || maxShare === null) return null;
  return { networkHash, emailHash: services.hashEmail(email), maxShare };
}

/** Computed only in a checkout: a keyed hash takes as long as a small query. */
function networkHashOf({ hashNetwork }: ShopServices, visitor: Visitor): string | null {
  if (visitor === 'internal') return null;
  return visitor.networkHash ?? hashNetwork(visitor.address);
}
