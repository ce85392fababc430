import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#contract/locales.ts';
import { boolean, integer, oneOf, origin, text, url } from '#contract/settings.ts';
import { COOKIES } from './cookies.ts';

/** Matches a comma-separated list of entries, or an empty text. */
function listOf(entry: string): RegExp {
  return new RegExp(`^(${entry}(,${entry})*)?$`);
}

const headerValue = { pattern: /^[\x20-\x7e]{0,100}$/, description: 'at most 100 plain characters' };

/** The storefront's environment variables, documented in `docs/running.md`. */
export const storefrontSettings = {
  /** Another commerce backend with the same contract. Without it the backend runs in the same process. */
  COMMERCE_ENDPOINT: url('COMMERCE_ENDPOINT', ['http', 'https']),
  COMMERCE_API_KEY: text('COMMERCE_API_KEY', 'demo'),
  /** Sent with every request to the commerce API; empty: not sent. */
  CLIENT_NAME: text('CLIENT_NAME', '', headerValue),
  CLIENT_VERSION: text('CLIENT_VERSION', '', headerValue),
  /** The auth service of that backend, and its endpoint that signs challenges, if they are not below its `/auth/`. */
  AUTH_ENDPOINT: url('AUTH_ENDPOINT', ['http', 'https']),
  SIGN_ENDPOINT: url('SIGN_ENDPOINT', ['http', 'https']),
  CHANNEL_ID: text('CHANNEL_ID', '1|se'),
  /** The channel whose theme is used, when it is not CHANNEL_ID. */
  THEME: text('THEME', ''),
  FALLBACK_MARKET: text('FALLBACK_MARKET', 'se', {
    pattern: /^[a-z]{2,10}$/,
    description: 'a market’s alias, such as se',
  }),
  DEFAULT_LOCALE: oneOf('DEFAULT_LOCALE', LOCALE_CODES, DEFAULT_LOCALE),
  LOCALE_COOKIE_NAME: text('LOCALE_COOKIE_NAME', COOKIES.locale.name, {
    pattern: /^[\w-]{1,60}$/,
    description: 'the name of a cookie, of letters, digits, - and _',
  }),
  LOCALE_COOKIE_DAYS: integer('LOCALE_COOKIE_DAYS', 1, 400, 365),
  /** Also sends the cookie to the subdomains of this domain. Empty: only to the shop's host. */
  LOCALE_COOKIE_DOMAIN: text('LOCALE_COOKIE_DOMAIN', '', {
    pattern: /^(([a-z\d-]+\.)+[a-z\d-]+)?$/,
    description: 'a domain, such as kvarto.example',
  }),
  LOCALE_COOKIE_SECURE: oneOf('LOCALE_COOKIE_SECURE', ['auto', 'true', 'false'], 'auto'),
  /** Languages with a domain of their own. The others are on PUBLIC_URL. */
  LOCALE_DOMAINS: text('LOCALE_DOMAINS', '', {
    pattern: listOf(`(${LOCALE_CODES.join('|')})=https?://[a-z\\d.:-]+`),
    description: 'languages and addresses without a path, such as da=https://kvarto.dk,fi=https://kvarto.fi',
  }),
  MARKET_IN_PATH: boolean('MARKET_IN_PATH', false),
  /** Redirects `/` to this path. */
  ROOT_REDIRECT: text('ROOT_REDIRECT', '', {
    pattern: /^(\/[\w.~%-][\w.~%/?&=-]*)?$/,
    description: 'a path of plain letters that begins with one /',
  }),
  ROOT_REDIRECT_STATUS: v.pipe(
    integer('ROOT_REDIRECT_STATUS', 301, 308, 302),
    v.picklist([301, 302, 303, 307, 308], 'ROOT_REDIRECT_STATUS must be 301, 302, 303, 307 or 308.'),
  ),
  /** Whether `Accept-Language` selects the language at `/`. */
  DETECT_LANGUAGE: boolean('DETECT_LANGUAGE', true),
  /** The public origin, for canonical links. Without it, the request's Host header is used. */
  PUBLIC_URL: origin('PUBLIC_URL', ['http', 'https']),
  /** Origins of payment pages, for redirects and iframes. */
  PAYMENT_ORIGINS: text('PAYMENT_ORIGINS', '', {
    pattern: listOf('https?://[\\w.:[\\]-]+'),
    description: 'addresses without a path, with commas between',
  }),
  /** Loaded with consent, and never on checkout pages. Empty: no tag manager. */
  TAG_MANAGER_ID: text('TAG_MANAGER_ID', '', {
    pattern: /^(GTM-[A-Z0-9]{4,12})?$/,
    description: 'the id of a container, such as GTM-ABC1234',
  }),
  TAG_MANAGER_URL: text('TAG_MANAGER_URL', 'https://www.googletagmanager.com', {
    pattern: /^https?:\/\/[\w.:[\]-]+$/,
    description: 'an address without a path',
  }),
  /** Origins that the tags may connect to. */
  MEASURING_ORIGINS: text(
    'MEASURING_ORIGINS',
    'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
    {
      pattern: /^https?:\/\/[\w.:*[\]-]+(,https?:\/\/[\w.:*[\]-]+)*$/,
      description: 'addresses without a path, with commas between',
    },
  ),
  /** Number of trusted proxies in front of the shop, for the visitor's address in X-Forwarded-For. */
  TRUSTED_PROXIES: integer('TRUSTED_PROXIES', 0, 9, 0),
  /** When off, installed workers delete their caches and unregister. */
  SERVICE_WORKER: boolean('SERVICE_WORKER', true),
  PAGE_CACHE_MB: integer('PAGE_CACHE_MB', 0, 4096, 64),
};

export type StorefrontSettings = v.InferOutput<v.ObjectSchema<typeof storefrontSettings, undefined>>;
