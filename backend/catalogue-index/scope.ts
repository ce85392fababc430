import type { Catalogue } from './catalogue.ts';
import type { Channel, Language, Market } from './channel.ts';
import { type PriceScope, priceScopeOf } from './price-scope.ts';

/**
 * For whom an answer is made: every field of the contract may name a channel, a market and a language. All that hangs
 * below the field is answered in the same scope and from the same catalogue.
 */
export interface Scope {
  catalogue: Catalogue;
  channel: Channel;
  market: Market;
  language: Language;
  prices: PriceScope;
  /** The moment for which prices are computed, in milliseconds. */
  now: number;
  /** Its day, for VAT. */
  day: string;
  customerGroupId: number | null;
  marketInPath: boolean;
}

export interface ScopeArguments {
  channelId?: string | null;
  marketId?: string | null;
  languageId?: string | null;
}

/** An unknown or missing value means the default: clients send these three with everything, right or not. */
export function resolveScope(
  catalogue: Catalogue,
  asked: ScopeArguments,
  options: { marketInPath: boolean; now: number; day: string; customerGroupId: number | null },
): Scope {
  const channel = catalogue.channels.find(({ id }) => id === asked.channelId) ?? catalogue.channels[0];
  if (!channel) throw new Error('The shop has no channel.');
  const market =
    channel.markets.find(({ alias, id }) => alias === asked.marketId || id === asked.marketId) ??
    channel.markets.find(({ id }) => id === channel.defaultMarketId) ??
    channel.markets[0];
  if (!market) throw new Error(`Channel ${channel.id} has no market.`);
  const language =
    channel.languages.find(({ id }) => id === asked.languageId) ??
    channel.languages.find(
      ({ id }) => id === (asked.marketId ? market.defaultLanguageId : channel.defaultLanguageId),
    ) ??
    channel.languages[0];
  if (!language) throw new Error(`Channel ${channel.id} has no language.`);
  const prices = priceScopeOf(catalogue, market, options.customerGroupId);
  return { catalogue, channel, market, language, prices, ...options };
}
