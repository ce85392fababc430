import type { HttpRequest } from '../http/http-message.ts';
import { RequestError } from '../http/request-error.ts';

const maxKeyLength = 200;

export function idempotencyKeyOf(request: HttpRequest): string {
  const key = request.header('idempotency-key') ?? '';
  if (key === '' || key.length > maxKeyLength)
    throw new RequestError(
      400,
      'key-missing',
      `Send a key of up to ${maxKeyLength} characters in Idempotency-Key.`,
    );
  return key;
}
