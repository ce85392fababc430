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

/** Unknown or missing values fall back to the default: clients send all three with every field, valid or not. */
export function resolveScope(
  catalogue: Catalogue,
  requested: ScopeArguments,
  options: Pick<Scope, 'marketInPath' | 'marksDownloads' | 'shopUrl' | 'now' | 'day'> & {
    customerGroupId: number | null;
  },
): Scope {
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
