import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { readCookies, writeCookie } from '#storefront/config/cookies.ts';
import { VITALS_PATH } from '#storefront/config/vitals.ts';
import { localeInPath } from '#storefront/routing/resolve-request.ts';
import { isUnmeasured } from '#storefront/routing/unmeasured-screens.ts';
import { FALLBACK_CSS } from '#storefront/theme/fallback-css.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { createAppFiles } from './app-files.ts';
import { answerAuth } from './auth-gateway.ts';
import { styleHash, styleOfChannel } from './channel-style.ts';
import { createConsentBanners, hasAnswered } from './consent-banners.ts';
import { answerContentForm, isContentForm } from './content-form.ts';
import { type CrawlerFile, createCrawlerFiles } from './crawler-files.ts';
import { type CustomerSession, createSessions } from './customer-session.ts';
import { answerGateway, tooLarge } from './gateway.ts';
import { fallbackDocument } from './html-document.ts';
import {
  addressOf,
  BodyTooLarge,
  isForm,
  isSameOrigin,
  originOf,
  pathOf,
  readBody,
  searchOf,
  visitorOf,
} from './incoming.ts';
import { measuringMark, measuringOf } from './measuring.ts';
import { newsletterLinkOf } from './newsletter-link.ts';
import { createPages, type Page, type PagesOptions } from './pages.ts';
import { readPreference } from './preferences.ts';
import { previewTokenOf } from './preview-link.ts';
import { recordConsent } from './record-consent.ts';
import { contentSecurityPolicy, securityHeaders, strictTransport } from './security-headers.ts';
import { chooseEncoding, splice } from './spliced-encoding.ts';
import { createStaticFiles } from './static-files.ts';
import { createVitals, type Vital } from './vitals.ts';
import { passOn, refuse, refuseAllButPost, sendAppFile, sendCrawlerFile, sendFile } from './write-answer.ts';

export interface StorefrontOptions extends Omit<PagesOptions, 'themeCss'> {
  /** Missing in development, where the build tool serves the files. */
  clientFolder?: string;
  /** Where other clients reach the commerce API: told to those that read about the shop. */
  apiAddress?: string;
  /** Hears how fast pages were where visitors let it be measured. */
  onVital?: (vital: Vital) => void;
  development?: { tail: (nonce: string) => string };
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The storefront as one function of node:http: files, pictures, the gateway, and pages. */
export function createRequestHandler(options: StorefrontOptions): RequestHandler {
  const files = options.clientFolder ? createStaticFiles(options.clientFolder) : () => undefined;
  const style = styleOfChannel(options.settings.THEME || options.settings.CHANNEL_ID);
  const pages = createPages({ ...options, themeCss: style.css });
  const sessions = createSessions(options.commerce, (error) => options.onError(error, 'auth service'));
  const crawlerFiles = createCrawlerFiles({ ...options, markets: pages.markets });
  const appFiles = createAppFiles({ ...options, style });
  const vitals = createVitals(options.onVital);
  const measuring = measuringOf(options.settings);
  const banners = createConsentBanners();
  const isDevelopment = options.development !== undefined;
  const paymentOrigins = options.settings.PAYMENT_ORIGINS.split(',').filter(Boolean);

  const form = { commerce: options.commerce, proxies: options.settings.TRUSTED_PROXIES ?? 0 };

  return async (request, response) => {
    const path = pathOf(request.url);
    try {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (unprintable.test(path))
        return void refuse(response, 400, 'This address holds letters that no page has.');
      if (!isReading && request.method !== 'POST')
        return void refuse(response, 405, 'Use GET, HEAD or POST.');
      const appFile = isReading ? await appFiles(path) : undefined;
      if (appFile) return sendAppFile(request, response, appFile);
      const file = isReading ? files(path) : undefined;
      if (file) return sendFile(request, response, file);
      if (path === '/health')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      if (path.startsWith('/images/') || (isReading && contentStyle.test(path)))
        return await passOn(response, await options.commerce.picture(path));
      if (path === '/graphql') return await gateway(request, response);
      if (isReading && path === AUTH_PATHS.export) return await sendExport(request, response);
      if (path.startsWith('/auth/')) return await signIn(request, response, path);
      if (path === VITALS_PATH) return await takeVitals(request, response);
      const machineText = isReading ? await crawlerFile(request, path) : undefined;
      if (machineText) return sendCrawlerFile(request, response, machineText);
      if (isReading && path.startsWith('/sitemaps/'))
        return void refuse(response, 404, 'There is no such sitemap.');
      if (request.method === 'POST' && !isSameOrigin(request))
        return void refuse(response, 403, 'Forms of other sites are not accepted here.');
      if (request.method === 'POST' && !isForm(request))
        return void refuse(response, 415, 'Pages take forms only.');
      if (isContentForm(request, path)) return await answerContentForm(request, response, path, form);
      if (request.method === 'POST' && path.startsWith('/preferences/'))
        return await keepPreference(request, response, path);
      const link = request.method === 'POST' ? newsletterLinkOf(path, searchOf(request.url)) : undefined;
      if (link) {
        const page = await link(options.commerce, await readBody(request));
        return page ? await sendPage(request, response, page) : refuse(response, 200, 'Done.');
      }
      await sendPage(request, response, await pages(request, await sessionOf(request)));
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        response.setHeader('connection', 'close');
        return void refuse(response, 413, 'The body is too large.');
      }
      options.onError(error, path);
      if (response.headersSent) return void response.destroy();
      const status = error instanceof NetworkError ? error.status : 500;
      const body = await lastWords(path);
      response
        .writeHead(status, {
          ...securityHeaders,
          'content-security-policy': fallbackPolicy,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(body);
    }
  };

  function crawlerFile(request: IncomingMessage, path: string): Promise<CrawlerFile | undefined> {
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return crawlerFiles(path, originOf(request, options.settings.PUBLIC_URL), acceptsGzip);
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
    if (page.kind === 'redirect') {
      return void response
        .writeHead(page.status, {
          ...securityHeaders,
          ...page.headers,
          location: page.location,
          'cache-control': 'no-store',
        })
        .end();
    }
    const measuringHere = isUnmeasured(page.screen) ? undefined : measuring;
    const isAsked = page.screen !== 'cookie-settings' && !hasAnswered(request);
    const banner = isAsked ? await banners(page.place, request.url ?? '/') : '';
    const nonce = randomBytes(16).toString('base64');
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    const body = splice(
      page.body,
      banner +
        (measuring ? measuringMark(measuringHere) : '') +
        (options.development ? options.development.tail(nonce) : pages.tail(nonce)),
      encoding,
    );
    response.writeHead(page.status, {
      ...securityHeaders,
      ...(isSecure(request) ? { 'strict-transport-security': strictTransport } : {}),
      'content-security-policy': contentSecurityPolicy(
        nonce,
        isDevelopment,
        style.source,
        paymentOrigins,
        measuringHere,
        page.frames,
      ),
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      // The nonce is of one answer, so no cache between us and the visitor may keep it.
      'cache-control': 'private, no-cache',
      ...page.headers,
      vary: 'accept-encoding, cookie',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function keepPreference(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const form = new URLSearchParams((await readBody(request)).toString('utf8'));
    const preference = readPreference(path, form, await pages.markets());
    if (!preference) return void refuse(response, 404, 'There is no such preference.');
    if (preference.kind === 'refused') return void refuse(response, 422, preference.message);
    const cookies = preference.cookies.map(([cookie, value]) =>
      writeCookie(cookie, value, isSecure(request)),
    );
    if (preference.consent)
      recordConsent(options, preference.consent, addressOf(request, options.settings.TRUSTED_PROXIES ?? 0));
    await sendPage(request, response, {
      kind: 'redirect',
      status: 303,
      location: preference.location,
      headers: { 'set-cookie': cookies },
    });
  }

  async function gateway(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return refuseAllButPost(response);
    const answer = await readBody(request).then(async (body) => {
      const session = await sessionOf(request);
      // The browser must learn that a session is over: in its place nobody else is answered.
      const answered = await answerGateway(
        { ask: session.askStrictly },
        {
          origin: request.headers.origin,
          host: request.headers.host ?? '',
          contentType: request.headers['content-type'],
          idempotencyKey: request.headers['x-idempotency-key']?.toString(),
          asGuest: request.headers['x-as-guest'] !== undefined,
          body,
        },
      );
      response.setHeader('set-cookie', session.setCookies);
      return answered;
    }, tooLarge);
    // What was not read to its end cannot be followed by another request.
    if (!request.complete) response.setHeader('connection', 'close');
    await passOn(response, answer, { 'cache-control': 'no-store' });
  }

  async function signIn(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method !== 'POST') return refuseAllButPost(response);
    const body = await readBody(request);
    const session = await sessionOf(request);
    const answer = await answerAuth(session, {
      path,
      isSameOrigin: isSameOrigin(request),
      contentType: request.headers['content-type'],
      body,
    });
    response.setHeader('set-cookie', session.setCookies);
    await passOn(response, answer, { 'cache-control': 'no-store' });
  }

  /** Whoever asks gets their own; other sites can neither read it nor have it opened in a frame. */
  async function sendExport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = await sessionOf(request);
    const own = await session.exportData();
    response.setHeader('set-cookie', session.setCookies);
    if (!own) return void refuse(response, 403, 'Sign in first.');
    response
      .writeHead(200, {
        ...securityHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="kvarto.json"',
        'cache-control': 'no-store',
      })
      .end(JSON.stringify(own, null, 2));
  }

  async function takeVitals(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return refuseAllButPost(response);
    const address = addressOf(request, options.settings.TRUSTED_PROXIES ?? 0);
    const body = isSameOrigin(request) ? await readBody(request) : undefined;
    response.writeHead(body ? vitals.take(body, address) : 403, securityHeaders).end();
  }

  function sessionOf(request: IncomingMessage): Promise<CustomerSession> {
    const cookies = readCookies(request.headers.cookie);
    const visitor = visitorOf(request, options.settings.TRUSTED_PROXIES ?? 0);
    const previewToken = previewTokenOf(cookies, isSecure(request));
    const asker = { address: visitor.address, previewToken };
    return sessions.open({ cookies, isSecure: isSecure(request), visitor, asker });
  }

  function isSecure(request: IncomingMessage): boolean {
    return originOf(request, options.settings.PUBLIC_URL).startsWith('https:');
  }
}

/** The page of last words has a style, a link, and nothing else. */
const fallbackPolicy = `default-src 'none'; style-src ${styleHash(FALLBACK_CSS)}; frame-ancestors 'none'`;

/** Styles that an editor wrote for a widget: the backend holds them to it. */
const contentStyle = /^\/content\/[\w-]+\.css$/;

/** Control characters: no page has them, and the database takes none. */
const unprintable = /%(?:[01][0-9a-f]|7f)/i;

/** In the language of the page if its words can be had, and without them if not. */
async function lastWords(path: string): Promise<string> {
  const locale = localeInPath(path);
  const t = await loadTranslate(locale).catch(() => undefined);
  return fallbackDocument(
    pathPrefix(locale) || '/',
    LOCALES[locale].iso,
    t && { message: t('error.general'), home: t('error.toHome') },
  );
}
