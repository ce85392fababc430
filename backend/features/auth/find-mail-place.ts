import type { Database } from '#backend/database/connection.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { findMarketOfCustomer } from './credential.queries.ts';

interface MailPlace {
  channelId: string;
  marketId: string;
  languageId: string;
}

/**
 * The auth protocol says neither market nor language. Mails that it leads to are of the market where the customer lives, in
 * the language that the visitor reads, or else the market's own.
 */
export async function findMailPlace(db: Database, customerId: number, languages: string): Promise<MailPlace> {
  const { channel_id, market_id, default_language_id } = await findMarketOfCustomer(db, customerId);
  return {
    channelId: channel_id,
    marketId: market_id,
    languageId: languageIn(languages) ?? default_language_id,
  };
}

/** The first of an Accept-Language header that the shop speaks; browsers put the best first. */
function languageIn(header: string): string | undefined {
  for (const wanted of header.toLowerCase().split(',')) {
    const language = wanted
      .trim()
      .slice(0, 2)
      .replace(/^n[on]$/, 'nb');
    const code = LOCALE_CODES.find((known) => known === language);
    if (code) return LOCALES[code].iso;
  }
  return undefined;
}
