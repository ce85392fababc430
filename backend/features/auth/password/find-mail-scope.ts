import { LOCALES, localeOfTag } from '#contract/locales.ts';
import type { AuthServices } from '../auth-services.ts';
import { findMarketOfCustomer } from '../credential.queries.ts';

export interface MailScope {
  channelId: string;
  marketId: string;
  languageId: string;
  shopUrl: string;
}

/**
 * Auth requests carry neither market nor language. Their mails use the market of the customer's address, and the language
 * of the Accept-Language header or else the market's default.
 */
export async function findMailScope(
  { db, shopUrl }: Pick<AuthServices, 'db' | 'shopUrl'>,
  customerId: number,
  languages: string,
): Promise<MailScope> {
  const { channel_id, market_id, default_language_id } = await findMarketOfCustomer(db, customerId);
  return {
    channelId: channel_id,
    marketId: market_id,
    languageId: readLanguage(languages) ?? default_language_id,
    shopUrl,
  };
}

/** The first language of the header that the shop supports; browsers send the preferred one first. */
function readLanguage(header: string): string | undefined {
  for (const range of header.split(',')) {
    const locale = localeOfTag(range);
    if (locale) return LOCALES[locale].iso;
  }
  return undefined;
}
