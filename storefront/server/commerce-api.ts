import { createHash } from 'node:crypto';
import { CONTENT_FORM_PATH, type ContentFormRequest } from '#contract/content-form.ts';
import type { OrderRequestKind } from '#contract/order-requests.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import { type GraphqlProblem, NetworkError } from '#storefront/api/errors.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import type { Consent } from '#storefront/config/consent.ts';
import type { AuthEndpoints } from './auth-service.ts';

export interface CommerceAnswer {
  data?: unknown;
  errors?: readonly GraphqlProblem[];
}

export interface AskOptions extends SendOptions {
  /** Of the customer who asks; without it, anybody asks. */
  loginToken?: string | undefined;
  /** Of whoever may see what editors have not published yet. */
  previewToken?: string | undefined;
  /** The visitor's network address: what is done too often is counted by it. */
  address?: string | undefined;
}

/** The commerce API as the storefront's server asks it: a function in the same process, or an address (§7). */
export interface CommerceApi {
  ask(query: string, variables: object, options?: AskOptions): Promise<CommerceAnswer>;
  /** Where customers sign in. Without it nobody can. */
  authentication?: AuthEndpoints;
  /** What customers ask about an order beside GraphQL. Not every API has it. */
  orderRequest?(
    kind: OrderRequestKind,
    request: object,
    visitor: { address: string; loginToken?: string | undefined },
  ): Promise<Response>;
  /** A picture, by its path on the image server. */
  picture(path: string): Promise<Response>;
  /** Every page there is, one a line, by a path below `/sitemap`. Not every API has it. */
  addresses?(path: string): Promise<Response>;
  /** What the links of newsletters do, by the key in them. Not every API has it. */
  newsletter?(action: 'confirm' | 'end', key: string): Promise<Response>;
  /** Writes down what a visitor allowed, and when: nobody's name, only the id of the choice. Not every API does. */
  recordConsent?(consent: Consent, address: string): Promise<Response>;
  /** Takes what was filled into the form of a page. Not every API does. */
  sendForm?(widgetId: string, form: ContentFormRequest, visitor: { address: string }): Promise<Response>;
  /** Calls back whenever answers have become others. Not every API can: pages are then kept for their time. */
  onChange?(listener: (change: CommerceChange) => void): void;
}

/** What is shown otherwise from now on. */
export type CommerceChange =
  | { kind: 'products'; productIds: ReadonlySet<number> }
  | { kind: 'content' }
  | { kind: 'everything' };

const patienceMs = 10_000;
const sitemapPatienceMs = 60_000;

/** Over HTTP: by the document's hash first, and whole when the server does not know it. */
export function commerceOverHttp(
  endpoint: string,
  apiKey: string,
  { auth, sign }: { auth?: string | undefined; sign?: string | undefined } = {},
): CommerceApi {
  async function post(
    body: object,
    { idempotencyKey, loginToken, previewToken, address }: AskOptions,
  ): Promise<CommerceAnswer> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-apikey': apiKey,
        ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
        ...(loginToken ? { authorization: `Bearer ${loginToken}` } : {}),
        ...(previewToken ? { [PREVIEW_HEADER]: previewToken } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((reason: Error) => {
      throw new NetworkError(
        reason.name === 'TimeoutError' ? 'The commerce API did not answer in time' : reason.message,
      );
    });
    return readBody(response);
  }

  return {
    async ask(query, variables, options = {}) {
      const operationName = operationNameOf(query);
      const extensions = {
        persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
      };
      const answer = await post({ operationName, variables, extensions }, options);
      const isUnknown = answer.errors?.some(({ message }) =>
        /^PersistedQueryNot(Found|Supported)$/.test(message),
      );
      return isUnknown ? post({ operationName, variables, query, extensions }, options) : answer;
    },
    authentication: {
      auth: auth ?? new URL('/auth/', endpoint).href,
      sign: sign ?? new URL(`/auth/sign/${encodeURIComponent(apiKey)}?identity=`, endpoint).href,
      fetch(request, { address }) {
        request.headers.set('x-forwarded-for', address);
        return fetch(request);
      },
    },
    orderRequest: (kind, request, { address, loginToken }) =>
      fetch(new URL(`/${kind}`, endpoint), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-apikey': apiKey,
          'x-forwarded-for': address,
          ...(loginToken ? { authorization: `Bearer ${loginToken}` } : {}),
        },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(patienceMs),
      }),
    picture: (path) => fetch(new URL(path, endpoint), { signal: AbortSignal.timeout(patienceMs) }),
    addresses: (path) =>
      fetch(new URL(path, endpoint), {
        headers: { 'x-apikey': apiKey },
        signal: AbortSignal.timeout(sitemapPatienceMs),
      }),
    sendForm: (widgetId, form, { address }) =>
      fetch(new URL(CONTENT_FORM_PATH + widgetId, endpoint), {
        method: 'POST',
        headers: { 'x-apikey': apiKey, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(form),
        signal: AbortSignal.timeout(patienceMs),
      }),
    newsletter: (action, key) =>
      fetch(new URL(`/newsletter/${action}`, endpoint), {
        method: 'POST',
        headers: { 'x-apikey': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    recordConsent: (consent, address) =>
      fetch(new URL('/consents', endpoint), {
        method: 'POST',
        headers: { 'x-apikey': apiKey, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(consent),
        signal: AbortSignal.timeout(patienceMs),
      }),
  };
}

/** The wording of §8 for answers that are none. */
async function readBody(response: Response): Promise<CommerceAnswer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (response.status >= 300) throw NetworkError.unsuccessful(response.status);
    throw new NetworkError(`Parse error: ${text.slice(0, 100)}`);
  }
  const answer = (body ?? {}) as CommerceAnswer;
  if (response.status >= 300 && !answer.errors?.length) throw NetworkError.unsuccessful(response.status);
  return answer;
}

export function operationNameOf(query: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}
