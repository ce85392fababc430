import { movementsOfCustomer } from '#backend/features/balance/movements-of-customer.ts';
import { exportCustomer } from '#backend/features/user/export-customer.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { PlainAnswer, PlainRequest } from '#backend/graphql/plain-http.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices } from './auth-services.ts';
import { findSignedInCustomer } from './find-signed-in-customer.ts';
import { endOpenSessions, openSessions } from './open-sessions.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** `/auth/sessions`, `/auth/movements` and `/auth/export`: what a customer may ask about the account itself, and the contract has no name for. */
export async function answerOwnAccount(
  action: 'sessions' | 'movements' | 'export',
  sessionId: string | undefined,
  request: PlainRequest,
  services: AuthServices,
): Promise<PlainAnswer> {
  const customer = await requireBearer(request, services);
  const { db } = services;
  if (action === 'export' && request.method === 'GET' && !sessionId) {
    // Who acts in a customer's place sees what they need on the pages, and takes nothing home.
    if (customer.actingBy !== null)
      throw new AuthRefusal(403, 'LOGIN_REQUIRED', 'Only the customer takes out their data.');
    return json(await exportCustomer(db, customer));
  }
  if (action === 'movements' && request.method === 'GET' && !sessionId)
    return json({ movements: await movementsOfCustomer(db, customer.id) });
  if (action === 'sessions' && request.method === 'GET' && !sessionId)
    return json({ sessions: await openSessions(db, customer) });
  if (action === 'sessions' && request.method === 'DELETE') {
    if (await endOpenSessions(db, customer, sessionId)) return json({});
    throw new AuthRefusal(404, 'BAD_INPUT', 'There is no such session.');
  }
  throw new AuthRefusal(405, 'BAD_INPUT', 'Send GET, or DELETE for a session.');
}

async function requireBearer(request: PlainRequest, services: AuthServices): Promise<SignedInCustomer> {
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  const customer = token && (await findSignedInCustomer(services, token));
  if (!customer) throw new AuthRefusal(401, 'INVALID_TOKEN', 'Sign in first.');
  return customer;
}

function json(value: object): PlainAnswer {
  return { status: 200, headers, body: JSON.stringify(value) };
}
