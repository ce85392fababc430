import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpRequest } from './http-message.ts';
import { RequestError } from './request-error.ts';

export function requireApiKey(request: HttpRequest, secret: string): void {
  if (!matchesSecret(request.header('authorization') ?? '', `Bearer ${secret}`))
    throw new RequestError(401, 'unknown-key', 'Send the key of the shop as a bearer token.');
}

/** Compares in constant time, so that the response time does not reveal how much of the text is correct. */
export function matchesSecret(text: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(secret));
}
