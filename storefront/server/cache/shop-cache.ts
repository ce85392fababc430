import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { brandingUrl, logoOf, versionUrl } from '#contract/shop/branding.ts';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import type { PublicShopSettings } from '#contract/shop/shop-settings-requests.ts';
import { ChannelDocument } from '#storefront/api/generated/graphql.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { ShopFacts } from '#storefront/session/shop-facts.ts';
import { type ChannelStyle, createChannelStyle } from '../document/channel-style.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { createServerClient } from '../gateway/server-client.ts';
import type { ReportError } from '../http/error-reporter.ts';

/** The settings of the shop, and the style that they define. */
export interface Shop {
  settings: PublicShopSettings;
  style: ChannelStyle;
}

/** A failed request is reported, and the last known settings are used. */
export type LoadShop = (reportError: ReportError) => Promise<Shop>;

export interface ShopCache {
  load: LoadShop;
  /** The last known settings. */
  current(): Shop;
}

const maxAgeMs = 10_000;

/** Name, company and design of the shop, which every page shows. */
export function createShopCache(commerce: CommerceApi, settings: StorefrontSettings): ShopCache {
  const theme = settings.THEME || settings.CHANNEL_ID;
  const toShop = (loaded: PublicShopSettings): Shop => ({
    settings: loaded,
    style: createChannelStyle(theme, loaded),
  });
  // Until the first load: no name and no country.
  let current = toShop(neutralSettings('', ''));
  let loading: Promise<Shop> = Promise.resolve(current);
  let expiresAt = 0;
  commerce.onChange?.(({ kind }) => {
    if (kind === 'everything') expiresAt = 0;
  });
  return {
    load(reportError) {
      if (performance.now() < expiresAt) return loading;
      expiresAt = performance.now() + maxAgeMs;
      loading = loadSettings(commerce, settings).then(
        (loaded) => {
          current = toShop(loaded);
          return current;
        },
        (error) => {
          reportError(error);
          expiresAt = 0;
          return current;
        },
      );
      return loading;
    },
    current: () => current,
  };
}

/** Other backends may lack this request. Only the channel's name is then known, because it is part of the contract. */
async function loadSettings(
  commerce: CommerceApi,
  { CHANNEL_ID, FALLBACK_MARKET }: StorefrontSettings,
): Promise<PublicShopSettings> {
  const response = await commerce.sendShopRequest?.('shop-settings', { channelId: CHANNEL_ID }, {});
  // A backend of an earlier version does not send `branding`.
  if (response?.ok) return { branding: {}, ...(await response.json()) } as PublicShopSettings;
  if (response && response.status !== 404)
    throw new Error(`The settings of the shop failed with status ${response.status}.`);
  const context = { channelId: CHANNEL_ID, marketId: FALLBACK_MARKET, languageId: '' };
  const { channel } = await createServerClient(commerce, context).query(ChannelDocument, {});
  return neutralSettings(channel?.name ?? '', '');
}

const factsBySettings = new WeakMap<PublicShopSettings, Map<string, ShopFacts>>();

/** Created once per settings, language and market, because every page needs them. `recipients` are companies (`recipientsOf`). */
export function shopFactsIn(
  locale: LocaleCode,
  market: string,
  settings: PublicShopSettings,
  recipients: readonly string[] = [],
): ShopFacts {
  const key = [locale, market, ...recipients].join('|');
  const known = factsBySettings.get(settings) ?? new Map<string, ShopFacts>();
  const facts = known.get(key) ?? createShopFacts(locale, market, settings, recipients);
  factsBySettings.set(settings, known.set(key, facts));
  return facts;
}

function createShopFacts(
  locale: LocaleCode,
  market: string,
  settings: PublicShopSettings,
  recipients: readonly string[],
): ShopFacts {
  const { name, company, customerService, social, texts, branding, guaranteeNotices } = settings;
  const { tagline, serviceHours, promises = [] } = texts[locale] ?? {};
  const country = company.country && countryName(company.country, LOCALES[locale].iso);
  return {
    name,
    title: [name, tagline].filter(Boolean).join(' – '),
    promises,
    ...logoFacts(branding),
    service: {
      email: customerService.email,
      phone: customerService.phones[market] ?? customerService.phone,
      hours: serviceHours,
    },
    guaranteeNotice: guaranteeNotices[locale],
    ...(recipients.length > 0 && { recipients }),
    social,
    company: {
      address: [company.name, ...company.address, country].filter(Boolean).join(', '),
      number: company.organisationNumber,
      vat: company.vatNumber ?? '',
    },
  };
}

/** A shop without a logo or share picture has no such keys, so that the state of every page stays small. */
function logoFacts(branding: PublicShopSettings['branding']): Pick<ShopFacts, 'logo' | 'sharePicture'> {
  const logo = logoOf(branding.logo);
  const sharePicture = versionUrl(branding.sharePicture, 'share');
  const darkUrl = brandingUrl(branding.logoDark);
  return {
    ...(logo && { logo: { ...logo, ...(darkUrl && { darkUrl }) } }),
    ...(sharePicture && { sharePicture }),
  };
}
