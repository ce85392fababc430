import { languageOriginsOf } from '#storefront/config/locale-domains.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { rulesOf } from '#storefront/routing/screens.ts';
import type { BuildManifest } from '../document/build-manifest.ts';
import { documentTail } from '../document/html-document.ts';
import { createRandomToken } from '../document/random-token.ts';
import {
  chooseEncoding,
  type Encoding,
  ensureCompressed,
  isCompressed,
  type PageEnd,
  type SplicedPage,
  splice,
} from '../document/spliced-encoding.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import {
  type HttpHeaders,
  type HttpRequest,
  type HttpResponse,
  redirectResponse,
} from '../http/http-message.ts';
import { contentSecurityPolicy, STRICT_TRANSPORT_SECURITY } from '../http/security-headers.ts';
import { createConsentBanners, hasConsentDecision } from './consent-banners.ts';
import { OUTAGE_RETRY_SECONDS, outageNotice, statusDuringOutage, watchOutages } from './outage.ts';
import type { Page, PageRedirect } from './page.ts';
import { tagManagerElement, tagManagerOf } from './tag-manager.ts';

interface PageResponseOptions {
  settings: StorefrontSettings;
  commerce: Pick<CommerceApi, 'checkReadiness'>;
  manifest: Pick<BuildManifest, 'fonts'>;
  /** The development server's end of the document. */
  development?: { tail: (nonce: string) => string };
}

/** Adds the parts of a page that differ in every response: nonce, consent banner, form key, encoding. */
export function createPageResponder({ settings, commerce, manifest, development }: PageResponseOptions) {
  const hasOutage = watchOutages(commerce);
  const tagManager = tagManagerOf(settings);
  const banners = createConsentBanners();
  const paymentOrigins = settings.PAYMENT_ORIGINS.split(',').filter(Boolean);
  const languageOrigins = [...new Set(Object.values(languageOriginsOf(settings) ?? {}))];
  const endOf = development ? (nonce: string) => [development.tail(nonce)] : documentTail;
  const link = preloadHeader(manifest.fonts);
  const policyOf = createPolicies((page) => ({
    isDevelopment: development !== undefined,
    styleSource: page.styleSource,
    paymentOrigins,
    languageOrigins,
    tagManager: tagManagerOfPage(page),
    embedOrigins: page.embedOrigins,
  }));

  async function renderEnd(
    { headers, pathname, search }: HttpRequest,
    page: Page,
    { nonce, isOutage }: { nonce: string; isOutage: boolean },
  ): Promise<PageEnd> {
    const needsBanner = page.screen !== 'cookie-settings' && !hasConsentDecision(headers);
    const banner = needsBanner ? await banners(page.localeScope, pathname + search) : [];
    const notice = isOutage ? await outageNotice(page.localeScope.locale) : '';
    const tags = tagManager ? tagManagerElement(tagManagerOfPage(page)) : '';
    return [...banner, notice, tags, ...endOf(nonce)];
  }

  function tagManagerOfPage({ screen }: Page) {
    return rulesOf(screen).isUntracked ? undefined : tagManager;
  }

  return async (request: HttpRequest, page: Page | PageRedirect): Promise<HttpResponse> => {
    if (page.kind === 'redirect') return redirectResponse(page.location, page);
    const nonce = createRandomToken('base64');
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    if (!isCompressed(page.body, encoding)) await ensureCompressed(page.body, encoding);
    const isOutage = hasOutage();
    const status = isOutage ? statusDuringOutage(page, request.method) : page.status;
    return {
      status,
      headers: {
        'content-security-policy': policyOf(page, nonce),
        ...fixedHeadersOf(page, { encoding, isSecure: request.isSecure, link }),
        ...(status === 503 ? { 'retry-after': String(OUTAGE_RETRY_SECONDS) } : {}),
      },
      body: splice(page.body, await renderEnd(request, page, { nonce, isOutage }), encoding),
    };
  };
}

interface ResponseVariant {
  encoding: Encoding;
  isSecure: boolean;
  link: string;
}

const fixedHeaders = new WeakMap<HttpHeaders, Map<string, HttpHeaders>>();

/** The headers that are equal in every response with a cached page. */
function fixedHeadersOf({ headers }: Page, { encoding, isSecure, link }: ResponseVariant): HttpHeaders {
  const variants = fixedHeaders.get(headers) ?? new Map<string, HttpHeaders>();
  fixedHeaders.set(headers, variants);
  const variant = isSecure ? `https ${encoding}` : encoding;
  const found = variants.get(variant) ?? {
    ...(isSecure ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
    'content-type': 'text/html; charset=utf-8',
    ...(link ? { link } : {}),
    // The nonce belongs to one response, so no cache may reuse it.
    'cache-control': 'private, no-cache',
    ...headers,
    vary: 'accept-encoding, cookie',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  variants.set(variant, found);
  return found;
}

/** A proxy can send it as early hints (103) while the page is rendered. */
function preloadHeader(fonts: readonly string[]): string {
  return fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ');
}

const noncePlaceholder = '{nonce}';

/** A cached page has the same policy in every response, except for its nonce. */
function createPolicies(
  sourcesOf: (page: Page) => Omit<Parameters<typeof contentSecurityPolicy>[0], 'nonce'>,
) {
  const policies = new WeakMap<SplicedPage, string[]>();
  return (page: Page, nonce: string): string => {
    const parts =
      policies.get(page.body) ??
      contentSecurityPolicy({ ...sourcesOf(page), nonce: noncePlaceholder }).split(noncePlaceholder);
    policies.set(page.body, parts);
    return parts.join(nonce);
  };
}
