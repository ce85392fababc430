import type { HttpRequest } from './http-message.ts';
import { RequestError } from './request-error.ts';

/** Prevents another site from submitting a form on the customer's behalf. */
export function requireSameOrigin(request: HttpRequest, publicUrl: string): void {
  const origin = request.header('origin');
  const isSameOrigin =
    !origin || origin === new URL(publicUrl).origin || origin === `http://${request.header('host')}`;
  if (!isSameOrigin) throw new RequestError(403, 'foreign-form', 'This form was not sent from the page.');
}
