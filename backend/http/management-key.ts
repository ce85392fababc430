import { createHash, timingSafeEqual } from 'node:crypto';
import { errorResponse, type HttpRequest, type HttpResponse, noStore } from './http-message.ts';

/**
 * The error for a request without the management key; undefined when the key is valid. Without a key in the settings,
 * the management API does not exist.
 */
export function checkManagementKey(request: HttpRequest, key: string): HttpResponse | undefined {
  if (key === '')
    return errorResponse(404, 'BAD_INPUT', 'The management API is off (MANAGEMENT_KEY).', noStore);
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(request.header('authorization') ?? '') ?? [];
  // Hashes have equal lengths, so that the comparison takes the same time for every wrong key.
  if (timingSafeEqual(digest(sent), digest(key))) return undefined;
  return errorResponse(401, 'UNKNOWN_API_KEY', 'Send the management key: Authorization: Bearer KEY.', {
    ...noStore,
    'www-authenticate': 'Bearer',
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
