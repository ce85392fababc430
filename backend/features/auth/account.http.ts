import { listBalanceMovements } from '#backend/features/balance/list-balance-movements.ts';
import { exportCustomer } from '#backend/features/user/export-customer.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { readBearerToken } from '#backend/graphql/login-token.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { AuthServices } from './auth-services.ts';
import { findSignedInCustomer } from './session/find-signed-in-customer.ts';
import { endSessions, listOpenSessions } from './session/open-sessions.ts';

/** `GET /auth/export` */
export async function exportAccount(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  const customer = await requireSignedInCustomer(request, services);
  // Staff who impersonate a customer see the customer's pages, but may not download the customer's data.
  if (customer.impersonatedBy !== null)
    throw new RejectedRequestError(403, 'LOGIN_REQUIRED', 'Only the customer can export the data.');
  return privateResponse(await exportCustomer(services.db, customer));
}

/** `GET /auth/movements` */
export async function listMovements(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  const customer = await requireSignedInCustomer(request, services);
  return privateResponse({ movements: await listBalanceMovements(services.db, customer.id) });
}

/** `GET /auth/sessions` */
export async function listSessions(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  const customer = await requireSignedInCustomer(request, services);
  return privateResponse({ sessions: await listOpenSessions(services.db, customer) });
}

/** `DELETE /auth/sessions/{id}` ends one session, and `DELETE /auth/sessions` all but the current one. */
export async function deleteSessions(
  request: HttpRequest,
  services: AuthServices,
  sessionId?: string,
): Promise<HttpResponse> {
  const customer = await requireSignedInCustomer(request, services);
  if (await endSessions(services.db, customer, sessionId)) return privateResponse({});
  throw new RejectedRequestError(404, 'BAD_INPUT', 'There is no such session.');
}

async function requireSignedInCustomer(
  request: HttpRequest,
  services: AuthServices,
): Promise<SignedInCustomer> {
  const token = readBearerToken(request.header('authorization'));
  const customer = token && (await findSignedInCustomer(services, token));
  if (!customer) throw new RejectedRequestError(401, 'INVALID_TOKEN', 'Sign in first.');
  return customer;
}

function privateResponse(value: object): HttpResponse {
  return jsonResponse(value, noStore);
}
