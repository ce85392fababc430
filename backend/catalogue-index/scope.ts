import type { SharedData } from './catalogue.ts';
import type { CatalogueEngine, ListScope } from './engine.ts';
import { priceScopeOf } from './price-scope.ts';

/**
 * Everything that requests read about products, as of one moment. It is immutable and replaced as a whole. Categories,
 * brands and campaigns are held as objects; products, which may be a million, are read through the engine.
 */
export interface Catalogue extends SharedData {
  engine: CatalogueEngine;
}

/**
 * Channel, market, language and customer group for which a field is resolved. Every field of the contract may name the
 * first three; all fields below it use the same scope and the same catalogue.
 */
export interface Scope extends ListScope {
  catalogue: Catalogue;
  /** The day of `now`, for VAT. */
  day: string;
  /** The URLs of the storefront contain the market. */
  marketInPath: boolean;
  /** Buyers get copies of e-books with a watermark. */
  marksDownloads?: boolean | undefined;
  /** The URL of the storefront that sent the request, for links in mails. */
  shopUrl: string;
}

export interface ScopeArguments {
  channelId?: string | null;
  marketId?: string | null;
  languageId?: string | null;
}

type ScopeOptions = Pick<Scope, 'marketInPath' | 'marksDownloads' | 'shopUrl' | 'now' | 'day'> & {
  customerGroupId: number | null;
};

const maxSharedMs = 1000;
/** Clients choose the arguments, so that their combinations are bounded. */
const maxSharedScopes = 200;

interface SharedScopes {
  from: number;
  scopes: Map<string, Scope>;
}

const sharedScopes = new WeakMap<Catalogue, SharedScopes>();

/**
 * The same scope for all requests within a second, so that they can share results computed from it. Its time is the
 * time of the first request: prices that change by the clock change up to a second later.
 */
export function resolveSharedScope(
  catalogue: Catalogue,
  requested: ScopeArguments,
  options: ScopeOptions,
): Scope {
  const { now, customerGroupId } = options;
  let shared = sharedScopes.get(catalogue);
  if (!shared || now - shared.from >= maxSharedMs || now < shared.from) {
    shared = { from: now, scopes: new Map() };
    sharedScopes.set(catalogue, shared);
  }
  const key = JSON.stringify([
    requested.channelId,
    requested.marketId,
    requested.languageId,
    customerGroupId,
  ]);
  const known = shared.scopes.get(key);
  if (known) return known;
  const scope = resolveScope(catalogue, requested, options);
  if (shared.scopes.size < maxSharedScopes) shared.scopes.set(key, scope);
  return scope;
}

/** Unknown or missing values fall back to the default: clients send all three with every field, valid or not. */
export function resolveScope(catalogue: Catalogue, requested: ScopeArguments, options: ScopeOptions): Scope {
  const channel = catalogue.channels.find(({ id }) => id === requested.channelId) ?? catalogue.channels[0];
  if (!channel) throw new Error('The shop has no channel.');
  const market =
    channel.markets.find(({ alias, id }) => alias === requested.marketId || id === requested.marketId) ??
    channel.markets.find(({ id }) => id === channel.defaultMarketId) ??
    channel.markets[0];
  if (!market) throw new Error(`Channel ${channel.id} has no market.`);
  const language =
    channel.languages.find(({ id }) => id === requested.languageId) ??
    channel.languages.find(
      ({ id }) => id === (requested.marketId ? market.defaultLanguageId : channel.defaultLanguageId),
    ) ??
    channel.languages[0];
  if (!language) throw new Error(`Channel ${channel.id} has no language.`);
  const prices = priceScopeOf(catalogue, market, options.customerGroupId);
  return { catalogue, channel, market, language, prices, ...options };
}
