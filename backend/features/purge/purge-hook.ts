import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ShopChange } from '#backend/catalogue-index/updater/shop-change.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { surrogateKeysOfChange } from '#backend/graphql/documents/surrogate-keys.ts';

/** Purges again: until other processes apply the change, up to a second later, they can fill the cache with old responses. */
const repeatAfterMs = 5000;
const timeoutMs = 5000;
const maxAttempts = 3;
/** Above this number everything is purged: services limit the keys of a request. */
const maxKeys = 200;

/** Sends the keys of changed data to a CDN, which then drops the responses with these keys. */
export function createPurgeHook(
  { PURGE_URL, PURGE_HEADER }: Pick<BackendSettings, 'PURGE_URL' | 'PURGE_HEADER'>,
  log: Logger,
): (change: ShopChange) => void {
  // `Name: value`. Because of the group, `split` returns the value too.
  const [name = '', value = ''] = PURGE_HEADER.split(/:\s*(.*)/s);
  async function send(keys: readonly string[]): Promise<void> {
    const response = await fetch(PURGE_URL ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(name && { [name]: value }),
      },
      body: JSON.stringify({ surrogate_keys: keys }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The purge URL responded with ${response.status}.`);
  }

  async function sendWithRetries(keys: readonly string[]): Promise<void> {
    for (let attempt = 1; attempt <= maxAttempts; attempt++)
      try {
        return await send(keys);
      } catch (err) {
        log.warn({ err, keys: keys.length, attempt }, 'purge failed');
        await setTimeout(1000 * attempt, undefined, { ref: false });
      }
  }

  return (change) => {
    if (!PURGE_URL) return;
    const keys = surrogateKeysOfChange(change);
    const keysToPurge = keys.length > maxKeys ? surrogateKeysOfChange({ kind: 'everything' }) : keys;
    void sendWithRetries(keysToPurge);
    void setTimeout(repeatAfterMs, undefined, { ref: false }).then(() => sendWithRetries(keysToPurge));
  };
}
