import * as v from 'valibot';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { errorResponse, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import { cancelByCustomer } from '../cancellation/cancel-by-customer.ts';
import type { OrderServices } from '../order-services.ts';
import { withdraw } from '../withdrawal/withdraw.ts';
import { lookUpOrder } from './look-up-order.ts';

const maxBodyBytes = 16 * 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Prevents clients from trying out order numbers and e-mail addresses. */
const rateLimit: RateLimit = { limit: 20, windowSeconds: 10 * 60 };

const orderNumber = v.pipe(v.string(), v.maxLength(20));
const email = v.pipe(v.string(), v.maxLength(320));
const schemas = {
  withdrawals: v.object({
    orderNumber,
    email: v.optional(email),
    name: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    lines: v.optional(
      v.pipe(v.array(v.object({ place: v.number(), quantity: v.number() })), v.maxLength(500)),
    ),
    earlier: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    confirm: v.boolean(),
  }),
  cancellations: v.object({ orderNumber, email: v.optional(email), confirm: v.boolean() }),
  'order-look-ups': v.object({ orderNumber, email }),
} satisfies Record<OrderRequestKind, unknown>;

type Handle<Kind extends OrderRequestKind> = (
  services: OrderServices,
  request: OrderRequests[Kind]['request'],
  customerId: number | null,
) => Promise<OrderRequests[Kind]['answer']>;

const handlers: { [Kind in OrderRequestKind]: Handle<Kind> } = {
  withdrawals: withdraw,
  cancellations: cancelByCustomer,
  'order-look-ups': lookUpOrder,
};

const statuses: Partial<Record<ErrorCode, number>> = {
  UNKNOWN_ORDER: 404,
  ORDER_STATE: 409,
  ALREADY_WITHDRAWN: 409,
};

interface OrderRequestService extends OrderServices {
  limiter: RateLimiter;
  findCustomer(token: string): Promise<{ id: number } | undefined>;
}

/** The rows `POST /{kind}` of `contract/order-requests.ts`. */
export function orderRequestRoutes(service: OrderRequestService): BackendRoute[] {
  return (Object.keys(handlers) as OrderRequestKind[]).map((kind) => ({
    method: 'POST',
    pattern: `/${kind}`,
    handler: (request) => handleOrderRequest(kind, request, service),
    requiresApiKey: true,
  }));
}

async function handleOrderRequest(
  kind: OrderRequestKind,
  request: HttpRequest,
  service: OrderRequestService,
): Promise<HttpResponse> {
  const body = await readRequest(request, kind);
  if (!body) return errorResponse(400, 'BAD_INPUT', 'The body does not match the request.', headers);
  const customerId = await customerOf(request, service);
  if (customerId === undefined)
    return errorResponse(401, 'INVALID_TOKEN', 'The login token is not valid any more.', headers);
  const wait = await service.limiter.take(
    `order request from ${networkOf(request.address ?? 'unknown')}`,
    rateLimit,
  );
  if (wait > 0)
    return errorResponse(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
      ...headers,
      'retry-after': String(wait),
    });
  // `readRequest` has validated the body for this kind.
  const handle = handlers[kind] as Handle<OrderRequestKind>;
  try {
    return { status: 200, headers, body: JSON.stringify(await handle(service, body, customerId)) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const code = error.extensions.code as ErrorCode;
    return errorResponse(statuses[code] ?? 400, code, error.message, headers);
  }
}

/** Null: not signed in. Undefined: the login token is not valid. */
async function customerOf(
  request: HttpRequest,
  { findCustomer }: OrderRequestService,
): Promise<number | null | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  return token === undefined ? null : (await findCustomer(token))?.id;
}

async function readRequest(request: HttpRequest, kind: OrderRequestKind) {
  const body = await request.text(maxBodyBytes);
  try {
    const result = v.safeParse(schemas[kind], JSON.parse(body ?? ''));
    return result.success ? (result.output as OrderRequests[OrderRequestKind]['request']) : undefined;
  } catch {
    return undefined;
  }
}
