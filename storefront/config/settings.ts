import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#contract/locales.ts';
import { address, addressWithoutPath, oneOf, text, wholeNumber, yesOrNo } from '#contract/settings.ts';

/** What the storefront reads from the environment; `docs/running.md` tells it to people. */
export const storefrontSettings = {
  /** Another commerce backend of the same contract; without it the shop's own is called in the same process. */
  COMMERCE_ENDPOINT: address('COMMERCE_ENDPOINT', ['http', 'https']),
  COMMERCE_API_KEY: text('COMMERCE_API_KEY', 'demo'),
  /** The auth service of that backend, and its sign endpoint, where they are not below its `/auth/`. */
  AUTH_ENDPOINT: address('AUTH_ENDPOINT', ['http', 'https']),
  SIGN_ENDPOINT: address('SIGN_ENDPOINT', ['http', 'https']),
  CHANNEL_ID: text('CHANNEL_ID', '1|se'),
  /** The channel whose theme is worn, when it is not the shop's own. */
  THEME: text('THEME', ''),
  FALLBACK_MARKET: text('FALLBACK_MARKET', 'se', {
    form: /^[a-z]{2,10}$/,
    says: 'a market’s alias, such as se',
  }),
  DEFAULT_LOCALE: oneOf('DEFAULT_LOCALE', LOCALE_CODES, DEFAULT_LOCALE),
  MARKET_IN_PATH: yesOrNo('MARKET_IN_PATH', false),
  /** Where the bare root leads, when it should lead elsewhere. */
  ROOT_REDIRECT: text('ROOT_REDIRECT', '', {
    form: /^(\/[\w.~%-][\w.~%/?&=-]*)?$/,
    says: 'a path of plain letters that begins with one /',
  }),
  ROOT_REDIRECT_STATUS: v.pipe(
    wholeNumber('ROOT_REDIRECT_STATUS', 301, 308, 302),
    v.picklist([301, 302, 303, 307, 308], 'ROOT_REDIRECT_STATUS must be 301, 302, 303, 307 or 308.'),
  ),
  /** Whether the browser's languages may choose the language at the bare root. */
  DETECT_LANGUAGE: yesOrNo('DETECT_LANGUAGE', true),
  /** The address that visitors use, for canonical links; without it, the host that was asked for. */
  PUBLIC_URL: addressWithoutPath('PUBLIC_URL', ['http', 'https']),
  /** Whose payment pages an order may lead to, or show in a frame. */
  PAYMENT_ORIGINS: text('PAYMENT_ORIGINS', '', {
    form: /^(https?:\/\/[\w.:[\]-]+(,https?:\/\/[\w.:[\]-]+)*)?$/,
    says: 'addresses without a path, with commas between',
  }),
  /** Loaded for visitors who allow it, and never where one pays. Without it none is. */
  TAG_MANAGER_ID: text('TAG_MANAGER_ID', '', {
    form: /^(GTM-[A-Z0-9]{4,12})?$/,
    says: 'the id of a container, such as GTM-ABC1234',
  }),
  TAG_MANAGER_URL: text('TAG_MANAGER_URL', 'https://www.googletagmanager.com', {
    form: /^https?:\/\/[\w.:[\]-]+$/,
    says: 'an address without a path',
  }),
  /** Where the tags that it brings may send to. */
  MEASURING_ORIGINS: text(
    'MEASURING_ORIGINS',
    'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
    {
      form: /^https?:\/\/[\w.:*[\]-]+(,https?:\/\/[\w.:*[\]-]+)*$/,
      says: 'addresses without a path, with commas between',
    },
  ),
  /** Proxies of one's own in front of the shop: the last of them says who the visitor is. */
  TRUSTED_PROXIES: wholeNumber('TRUSTED_PROXIES', 0, 9, 0),
  /** Off, whatever workers visitors have take away what they kept, and themselves. */
  SERVICE_WORKER: yesOrNo('SERVICE_WORKER', true),
  PAGE_CACHE_MB: wholeNumber('PAGE_CACHE_MB', 0, 4096, 64),
};

export type StorefrontSettings = v.InferOutput<v.ObjectSchema<typeof storefrontSettings, undefined>>;
