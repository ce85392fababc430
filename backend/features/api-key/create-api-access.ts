import { isIP } from 'node:net';
import type { Logger } from 'pino';
import type { ApiAccess } from '#backend/http/api-access.ts';
import type { HttpRequest } from '#backend/http/http-message.ts';
import { isLocalRequest } from '#backend/http/local-request.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { limitByKey, networkKey } from '../rate-limit/limit-requests.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { createAllowedOrigins } from './allowed-origins.ts';
import type { ApiKey } from './api-key.ts';
import type { ApiKeyStore } from './api-key-store.ts';

interface AccessServices {
  keys: ApiKeyStore;
  /** Origins that may use every key: the shop's, and those of API_ORIGINS. */
  origins: readonly string[];
  /** Whether the shop is on the internet. If it is, keys for this machine are not accepted. */
  isPublic: boolean;
  limiter: RateLimiter;
  log: Logger;
}

/** Checks keys, origins and rates of clients. */
export function createApiAccess({ keys, origins, isPublic, limiter, log }: AccessServices): ApiAccess {
  const allowedOrigins = createAllowedOrigins(origins, () => keys.origins(), log);

  function findKey(sent: string | undefined, request: HttpRequest): ApiKey | undefined {
    const key = sent ? keys.find(sent) : undefined;
    if (key?.isLocalOnly && (isPublic || !isFromThisMachine(request))) return undefined;
    return key;
  }

  async function limitClient(key: ApiKey, address: string | undefined): Promise<void> {
    if (key.requestsPerMinute === null) return;
    const name = `requests of ${key.name}`;
    const limitKey = key.scope === 'server' ? name : networkKey(name, address);
    await limitByKey(limiter, limitKey, { limit: key.requestsPerMinute, windowSeconds: 60 });
  }

  return {
    async admit(request, { requiresApiKey, allowsOrigins }) {
      const sent = request.header('x-apikey');
      const key = findKey(sent, request);
      if (requiresApiKey && !key) throw unknownKeyError(sent !== undefined);
      if (allowsOrigins) allowedOrigins.check(request, key);
      if (!key) return request;
      const address = addressOf(request, key);
      await limitClient(key, address);
      return { ...request, client: key, address };
    },
    findClient(sent, request) {
      const key = findKey(sent, request);
      if (key) allowedOrigins.check(request, key);
      return key;
    },
    originHeaders: (request) => allowedOrigins.headersFor(request),
    preflight: (request) => allowedOrigins.preflight(request),
  };
}

/** A server sends the address of its visitor, so that visitors of one server do not share their rate limits. */
function addressOf({ address, forwardedAddress = '' }: HttpRequest, { scope }: ApiKey): string | undefined {
  return scope === 'server' && isIP(forwardedAddress) !== 0 ? forwardedAddress : address;
}

/** Whether the client runs on this machine. A client in this process has no address. */
function isFromThisMachine(request: HttpRequest): boolean {
  const { address } = request;
  // A client that forwards the address of its visitor may itself be on this machine.
  const isForwarded = false;
  return (
    address === undefined || isLocalRequest({ address, host: request.header('host') ?? '', isForwarded })
  );
}

function unknownKeyError(isSent: boolean): RejectedRequestError {
  return new RejectedRequestError(
    401,
    'UNKNOWN_API_KEY',
    isSent
      ? 'The API key in X-ApiKey is not known to this shop.'
      : 'Send the API key of this shop in the header X-ApiKey.',
  );
}
