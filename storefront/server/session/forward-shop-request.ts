import { isShopRequestKind } from '#contract/shop-requests.ts';
import { type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { CustomerSession } from './customer-session.ts';

/** A request of the browser beside the GraphQL contract. The commerce API validates its body. */
export async function forwardShopRequest(
  session: CustomerSession,
  kind: string,
  body: Buffer,
): Promise<HttpResponse> {
  if (!isShopRequestKind(kind)) return reject(404, 'NOT_OFFERED');
  const request = readObject(body);
  if (!request) return reject(400, 'BAD_INPUT');
  const outcome = await session.sendShopRequest(kind, request as never);
  return outcome.kind === 'accepted'
    ? jsonResponse(outcome.result)
    : reject(statusOf(outcome.code), outcome.code);
}

function statusOf(code: string | undefined): number {
  if (code === undefined) return 502;
  return code === 'UNAVAILABLE' ? 503 : 422;
}

function reject(status: number, code: string | undefined): HttpResponse {
  return jsonResponse(
    { errors: [{ message: 'The request was rejected.', extensions: { code } }] },
    { status },
  );
}

function readObject(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
