import type { ApiClient } from '#backend/http/api-client.ts';
import { ShopError } from './errors.ts';

/** Rejects clients with a storefront key: such a key may be public, so it must not move money. */
export function requireServerKey({ client }: { client: ApiClient }, operation: string): void {
  if (client.scope !== 'server')
    throw new ShopError('SERVER_KEY_REQUIRED', `${operation} needs an API key with the scope server.`);
}
