import { COOKIES, SECRET_COOKIES, secretCookieName } from '#storefront/config/cookies.ts';
import type { LocaleScope } from '#storefront/routing/links/link-to.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { HttpRequest } from '../http/http-message.ts';
import type { PageVisit } from './identify-visit.ts';

/** The result of resolving a request whose page is in the cache. */
export interface KnownVisit {
  /** Key of the page cache. */
  key: string;
  localeScope: LocaleScope;
}

interface KnownVisits {
  /** The visit of an equal request. A change of `sources`, from which visits are resolved, removes all visits. */
  find(request: HttpRequest, sources: readonly object[]): KnownVisit | undefined;
  remember(request: HttpRequest, visit: PageVisit, key: string): void;
}

/** Visitors can send any URL and cookie. */
const maxVisits = 1_000;
const maxTextLength = 2_000;

/**
 * The visits of requests whose pages are in the cache, by the text of the request. An equal request finds its page without
 * parsing its URL and cookies, and without a session.
 */
export function createKnownVisits(): KnownVisits {
  const visits = new Map<string, KnownVisit>();
  let resolvedFrom: readonly object[] = [];
  return {
    find(request, sources) {
      if (sources.some((source, index) => source !== resolvedFrom[index])) {
        visits.clear();
        resolvedFrom = sources;
        return undefined;
      }
      return visits.get(textOf(request));
    },
    remember(request, visit, key) {
      const text = textOf(request);
      if (!isAnonymous(visit) || text.length > maxTextLength) return;
      visits.set(text, { key, localeScope: localeScopeOf(visit.shopper) });
      const [oldest] = visits.keys();
      if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest);
    },
  };
}

/** Everything of a request that `identifyVisit` reads. */
function textOf({ method, origin, pathname, search, headers }: HttpRequest): string {
  const { cookie = '', 'accept-language': languages = '', 'sec-fetch-site': site = '' } = headers;
  return `${method} ${origin}${pathname}${search}\n${cookie}\n${languages}\n${site}`;
}

/** Visits with a session are resolved again for each request, because its token may be renewed or the session may end. */
function isAnonymous({ cookies, isSecure, isPersonal, isPost }: PageVisit): boolean {
  const secrets = [SECRET_COOKIES.access, SECRET_COOKIES.refresh];
  const hasSession =
    cookies.has(COOKIES.user.name) || secrets.some((name) => cookies.has(secretCookieName(name, isSecure)));
  return !hasSession && !isPersonal && !isPost;
}
